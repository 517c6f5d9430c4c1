import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { DatabaseError, isUniqueViolation } from "./database-error.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { createThrowAway, everyDatabase, openTestDatabase } from "./test-database.ts";

const coupon = (code: string) => ({
  code,
  kind: "amount" as const,
  value: 100,
  starts_at: new Date("2026-11-01T00:00:00Z"),
});

describe.each(everyDatabase())("the store's database on %s", (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  const faq = (page: string, position = 1) => ({ page, position, question: "Why?", answer: "Because." });

  test("cents and ids come back as numbers, days as text, instants as dates, hashes as bytes", async () => {
    const { rows } = await db.execute(
      "select 9007199254740991::bigint as big, date '2026-11-21' as day, timestamptz '2026-11-21T10:00:00Z' as at, '\\x0102'::bytea as hash, '{\"a\":[1]}'::jsonb as json",
    );
    expect(rows[0]).toMatchObject({
      big: 9007199254740991,
      day: "2026-11-21",
      at: new Date("2026-11-21T10:00:00Z"),
      json: { a: [1] },
    });
    expect(Buffer.from(rows[0]?.["hash"] as Uint8Array).toString("hex")).toBe("0102");
  });

  test("a whole number that a JavaScript number cannot hold throws instead of being rounded", async () => {
    await expect(db.execute("select 9007199254740993::bigint as big")).rejects.toThrow(/too large/);
  });

  test("migrating again does nothing", async () => {
    expect(await migrate(db)).toEqual([]);
  });

  test("a transaction that throws leaves nothing behind", async () => {
    const work = db.transaction(async (tx) => {
      await tx.insertInto("faqs").values(faq("rolled-back")).execute();
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await db.queries.selectFrom("faqs").selectAll().where("page", "=", "rolled-back").execute()).toEqual([]);
  });

  test("a query outside a transaction sees nothing of it before it ends", async () => {
    let seen = -1;
    let inside = () => {};
    const entered = new Promise<void>((resolve) => {
      inside = resolve;
    });
    const work = db.transaction(async (tx) => {
      await tx.insertInto("faqs").values(faq("in-progress")).execute();
      inside();
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      await tx.deleteFrom("faqs").where("page", "=", "in-progress").execute();
    });
    await entered;
    seen = (await db.queries.selectFrom("faqs").selectAll().where("page", "=", "in-progress").execute()).length;
    await work;
    expect(seen).toBe(0);
  });

  test("the outer handle used inside a transaction is refused at once, in words", async () => {
    const work = db.transaction(async () => {
      await db.queries.selectFrom("faqs").selectAll().execute();
    });
    await expect(work).rejects.toThrow("use the transaction's own handle");
    await expect(db.transaction(() => db.execute("select 1"))).rejects.toThrow("use the transaction's own handle");
    expect(await db.execute("select 1 as one")).toEqual({ rows: [{ one: 1 }] });
  });

  test("a refused statement carries its SQLSTATE and constraint, and the next one works", async () => {
    await db.queries.insertInto("faqs").values(faq("twice")).execute();
    const error = await db.queries
      .insertInto("faqs")
      .values(faq("twice"))
      .execute()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(isUniqueViolation(error, "faqs_pkey")).toBe(true);
    expect(isUniqueViolation(error, "another")).toBe(false);
    expect(await db.execute("select 1 as one")).toEqual({ rows: [{ one: 1 }] });
  });

  test("forty transactions at once each add one, and none is lost", async () => {
    await db.queries.insertInto("coupons").values(coupon("FORTY")).execute();
    const addOne = () =>
      db.transaction(async (tx) => {
        const row = await tx
          .selectFrom("coupons")
          .select("used")
          .where("code", "=", "FORTY")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable("coupons")
          .set({ used: row.used + 1 })
          .where("code", "=", "FORTY")
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await db.queries.selectFrom("coupons").select("used").where("code", "=", "FORTY").execute()).toEqual([
      { used: 40 },
    ]);
  });

  test("several statements run as one when they have no parameters", async () => {
    const { rows } = await db.execute(
      "create table two_steps (n int); insert into two_steps values (1), (2); select count(*) as n from two_steps",
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  test("order events cannot be changed or deleted", async () => {
    await expect(
      db.execute(
        "create temp table probe (like order_events); update order_events set name = 'x' where false; select 1",
      ),
    ).resolves.toBeDefined();
    const { rows } = await db.execute("select tgname from pg_trigger where tgname = 'order_events_append_only'");
    expect(rows).toHaveLength(1);
  });
});

describe.runIf(everyDatabase().includes("postgres"))("on PostgreSQL", () => {
  test.each([
    [undefined, 1],
    [false, 0],
  ])("with statementNames %s a session keeps %i statement prepared", async (statementNames, prepared) => {
    const throwAway = await createThrowAway();
    const db = await openDatabase({
      dataDir: "",
      databaseUrl: throwAway.url,
      ...(statementNames === false && { statementNames }),
    });
    expect(await db.execute("select $1::int as n", [7])).toEqual({ rows: [{ n: 7 }] });
    expect((await db.execute("select name from pg_prepared_statements")).rows).toHaveLength(prepared);
    await db.close();
    await throwAway.drop();
  });

  test("two transactions that wait for each other both get done: the one that gave way runs again", async () => {
    const db = await openTestDatabase("postgres");
    await db.queries
      .insertInto("coupons")
      .values([coupon("A"), coupon("B")])
      .execute();
    let runs = 0;
    let holding = 0;
    const both = Promise.withResolvers<void>();
    /** Each has its first row before either asks for the other's. */
    const bothHaveOne = () => {
      holding += 1;
      if (holding === 2) both.resolve();
      return both.promise;
    };
    const touch = (first: string, second: string) =>
      db.transaction(async (tx) => {
        runs += 1;
        for (const code of [first, second]) {
          await tx
            .updateTable("coupons")
            .set((eb) => ({ used: eb("used", "+", 1) }))
            .where("code", "=", code)
            .execute();
          if (code === first) await bothHaveOne();
        }
      });
    await Promise.all([touch("A", "B"), touch("B", "A")]);
    const rows = await db.queries.selectFrom("coupons").select("used").execute();
    expect(rows).toEqual([{ used: 2 }, { used: 2 }]);
    expect(runs).toBeGreaterThanOrEqual(3);
    await db.close();
  });

  test("a statement is cut off instead of holding a session for ever", async () => {
    const db = await openTestDatabase("postgres");
    const { rows } = await db.execute(
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
    );
    expect(rows).toEqual([{ statement: "5s", lock: "4s" }]);
    await db.close();
  });
});
