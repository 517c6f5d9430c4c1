import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { HOT_STATEMENTS } from "../db/hot-statement.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { readCatalogueChanges } from "./catalogue-changes.ts";
import { forgetCatalogueChanges } from "./forget-catalogue-changes.ts";

const MINUTES = 60_000;
const PATIENCE = { timeout: 20_000, interval: 10 };

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}

describe.each(databasesToTest())("the change feed of the catalogue on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
    await seedShop(db);
  });
  afterAll(() => db.close());

  const begin = async () => (await readCatalogueChanges(db.queries, null)).seen;
  const hold = (units: number, queries: Pick<Database["queries"], "updateTable"> = db.queries) =>
    queries
      .updateTable("stock")
      .set((eb) => ({ held: eb("held", "+", units) }))
      .where("sku_id", "=", SHOP.mouse)
      .execute();
  const price = (cents: number) =>
    db.queries.updateTable("skus").set({ price_cents: cents }).where("sku_id", "=", SHOP.cable).execute();
  /** Again and again: the oldest transaction that runs may be another test's, in another database of the server. */
  const allIsForgotten = async () => {
    await expect
      .poll(async () => {
        world.setNow(new Date(world.now().getTime() + 5 * MINUTES));
        await forgetCatalogueChanges(world);
        return length();
      }, PATIENCE)
      .toBe(0);
  };
  const length = async () => Number((await db.execute("select count(*) as n from catalogue_changes")).rows[0]?.["n"]);

  test("gives each change once, to each reader", async () => {
    const [one, other] = [await begin(), await begin()];
    await hold(1);
    await hold(-1);
    const first = await readCatalogueChanges(db.queries, one);
    expect(first.changes).toMatchObject([{ what: "stock" }]);
    expect((await readCatalogueChanges(db.queries, first.seen)).changes).toEqual([]);
    await price(111);
    expect((await readCatalogueChanges(db.queries, first.seen)).changes).toMatchObject([{ what: "product" }]);
    expect((await readCatalogueChanges(db.queries, other)).changes).toHaveLength(2);
  });

  test("is read as a range: of 60,000 rows only what is new", async () => {
    await db.execute(
      `set statement_timeout = 0;
       insert into catalogue_changes (xid, product_id, what)
       select (n % 500 + 1)::text::xid8, n, 'product' from generate_series(1, 60000) as n;
       analyze catalogue_changes;
       reset statement_timeout`,
    );
    const seen = await begin();
    await hold(1);
    await hold(-1);
    await price(222);
    const statement = HOT_STATEMENTS.get("read_catalogue_changes");
    const { rows } = await db.execute(`explain (analyze, format json) ${statement?.text}`, [seen]);
    const explained = rows as unknown as [{ "QUERY PLAN": [{ Plan: Plan }] }];
    const reads = flat(explained[0]["QUERY PLAN"][0].Plan).filter(
      (node) => node["Relation Name"] === "catalogue_changes",
    );
    expect(reads.map((node) => node["Node Type"])).not.toContain("Seq Scan");
    const read = reads.map(({ "Actual Rows": found, "Actual Loops": times, ...node }) => {
      const thrownAway = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
      return times * (found + thrownAway);
    });
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  test("holds the changes of some minutes: what everybody has seen is forgotten", async () => {
    const seen = await begin();
    await allIsForgotten();
    await price(333);
    await forgetCatalogueChanges(world);
    world.setNow(new Date(world.now().getTime() + MINUTES));
    await forgetCatalogueChanges(world);
    expect(await length()).toBe(1);
    expect((await readCatalogueChanges(db.queries, await begin())).changes).toEqual([]);
    await allIsForgotten();
    expect((await readCatalogueChanges(db.queries, seen)).changes).toBeNull();
  });

  test("tells a reader who slept while it was forgotten that anything may be different, once", async () => {
    const slept = await begin();
    await price(555);
    await allIsForgotten();
    const { changes, seen } = await readCatalogueChanges(db.queries, slept);
    expect(changes).toBeNull();
    expect((await readCatalogueChanges(db.queries, seen)).changes).toEqual([]);
  });

  test("that came with a copy from a server which was further is no news, and goes", async () => {
    await db.execute("insert into catalogue_changes (xid, product_id, what) values ('99999999999', 7, 'product')");
    await db.execute("update catalogue_feed set forgotten_before = '99999999000', marked = '99999999900'");
    const seen = await begin();
    await price(666);
    const first = await readCatalogueChanges(db.queries, seen);
    expect(first.changes).toMatchObject([{ what: "product" }]);
    expect((await readCatalogueChanges(db.queries, first.seen)).changes).toEqual([]);
    await allIsForgotten();
    expect((await readCatalogueChanges(db.queries, await begin())).changes).toEqual([]);
  });
});

// One session cannot begin a second transaction beside its first.
describe.runIf(databasesToTest().includes("postgres"))("the change feed while transactions overlap", () => {
  test("gives what a running one wrote when it has ended, once, and keeps it until then", async () => {
    const db = await openTestDatabase("postgres");
    await seedShop(db);
    const world = makeTestWorld(db);
    const written = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const late = db.transaction(async (tx) => {
      await sql`update skus set price_cents = 777 where sku_id = ${SHOP.cable}`.execute(tx);
      written.resolve();
      await end.promise;
    });
    await written.promise;
    let { seen } = await readCatalogueChanges(db.queries, null);
    const look = async () => {
      const read = await readCatalogueChanges(db.queries, seen);
      seen = read.seen;
      return read.changes?.map(({ what }) => what);
    };
    await sql`update stock set held = held + 1 where sku_id = ${SHOP.mouse}`.execute(db.queries);
    expect(await look()).toEqual(["stock"]);
    for (const _ of [1, 2, 3]) {
      world.setNow(new Date(world.now().getTime() + 5 * MINUTES));
      await forgetCatalogueChanges(world);
      expect(await look()).toEqual([]);
    }
    end.resolve();
    await late;
    expect(await look()).toEqual(["product"]);
    expect(await look()).toEqual([]);
    await db.close();
  });
});
