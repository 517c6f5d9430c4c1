import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FaultProxy } from "../testing/fault-proxy.ts";
import type { Database } from "./database.ts";
import { withDatabasePatience } from "./database-patience.ts";
import { CommitUnknown, DatabaseUnreachable } from "./database-unreachable.ts";
import { PostgresSource } from "./postgres-source.ts";
import { sessionDatabase } from "./session-database.ts";
import { createThrowAway, databasesToTest } from "./test-database.ts";

describe.each(databasesToTest().filter((kind) => kind === "postgres"))("a %s that fails", () => {
  let throwAway: Awaited<ReturnType<typeof createThrowAway>>;
  let proxy: FaultProxy;
  let db: Database;
  let told: string[];
  /** The source's clock: a silence need not be waited for, and time may stand still. */
  let now: () => number;
  const later = (ms: number) => () => performance.now() + ms;

  beforeEach(async () => {
    throwAway = await createThrowAway();
    const { hostname, port } = new URL(throwAway.url);
    proxy = await FaultProxy.open({ host: hostname, port: Number(port || 5432) });
    told = [];
    now = later(0);
    db = sessionDatabase(
      new PostgresSource(proxy.through(throwAway.url), {
        tell: (said) => told.push(said),
        now: () => now(),
      }),
    );
    await db.execute("create table kept (n int)");
  });
  afterEach(async () => {
    await db.close();
    await proxy.close();
    await throwAway.drop();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const timed = async <Result>(work: () => Promise<Result>) => {
    const began = performance.now();
    const result = await work();
    return { result, ms: performance.now() - began };
  };
  const kept = async () => (await db.execute("select n from kept order by n")).rows.map(({ n }) => n);
  /** So many sessions open and idle. */
  const open = (sessions: number) =>
    Promise.all(Array.from({ length: sessions }, () => db.execute("select pg_sleep(0.1)")));

  test("cuts off a session in use: its question fails by name, the process lives, and the next question is answered", async () => {
    const asked = failureOf(db.execute("select pg_sleep(4)"));
    while ((await terminateOthers()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await asked).toBeInstanceOf(DatabaseUnreachable);
    expect(await kept()).toEqual([]);
  });

  /** Ends every other session that is at work in this database. */
  async function terminateOthers(): Promise<number> {
    const { rows } = await db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active'",
    );
    return rows.length;
  }

  test("cuts off a session between two statements of a transaction: nothing of it stays", async () => {
    const work = db.transaction(async (tx) => {
      await tx
        .insertInto("kept" as never)
        .values({ n: 1 } as never)
        .execute();
      proxy.cut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx
        .insertInto("kept" as never)
        .values({ n: 2 } as never)
        .execute();
    });
    expect(await failureOf(work)).toBeInstanceOf(DatabaseUnreachable);
    proxy.mend();
    expect(await kept()).toEqual([]);
  });

  test("gets a session back in the middle of a transaction: nothing of that stays, and the next caller is not inside it", async () => {
    await db.execute("begin; insert into kept values (1)");
    await db.execute("insert into kept values (2)");
    await db.execute("rollback");
    expect(await kept()).toEqual([2]);
  });

  test("changes a table under a prepared statement, as a migration of a newer store does: one request, and no later one, is told to come again", async () => {
    const above = (n: number) => db.execute("select * from kept where n > $1", [n]);
    await above(0);
    await db.execute("alter table kept add column note text");
    expect(await failureOf(above(0))).toBeInstanceOf(DatabaseUnreachable);
    expect(await failureOf(above(0))).toBe(null);
  });

  test.each([
    ["a statement that takes too long", "set statement_timeout = 20; select pg_sleep(1)", "57014"],
    ["a full disk", "do $$ begin raise exception 'no room' using errcode = '53100'; end $$", "53100"],
    ["a lock that is not free", "do $$ begin raise exception 'busy' using errcode = '55P03'; end $$", "55P03"],
  ])("says of %s that it cannot serve, not that we asked wrongly", async (_what, sql, code) => {
    const failure = await failureOf(db.execute(sql));
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect(failure).toMatchObject({ message: expect.stringContaining(code) });
  });

  test("swallows what is sent: all questions of a request together wait no longer than its budget", async () => {
    await open(3);
    proxy.swallow();
    const { result, ms } = await timed(() =>
      withDatabasePatience(600, async () => [
        await failureOf(db.execute("select 1")),
        await failureOf(
          db.transaction((tx) =>
            tx
              .selectFrom("kept" as never)
              .selectAll()
              .execute(),
          ),
        ),
        await failureOf(db.execute("select 1")),
      ]),
    );
    expect(result).toEqual([
      expect.any(DatabaseUnreachable),
      expect.any(DatabaseUnreachable),
      expect.any(DatabaseUnreachable),
    ]);
    expect(ms).toBeLessThan(4000);
  });

  test("swallowed what was sent while nobody asked: no dead session is used, and the next questions are answered soon", async () => {
    await open(10);
    proxy.swallow();
    proxy.mend();
    now = later(1000);
    const { result, ms } = await timed(() => Promise.all(Array.from({ length: 10 }, kept)));
    expect(result).toEqual(Array.from({ length: 10 }, () => []));
    expect(ms).toBeLessThan(4000);
  });

  test("swallowed what was sent: after one question's silence none of the sessions before it is used again", async () => {
    await open(10);
    proxy.swallow();
    const asked = failureOf(withDatabasePatience(300, () => db.execute("select 1")));
    await new Promise((resolve) => setTimeout(resolve, 50));
    now = later(7000);
    expect(await asked).toBeInstanceOf(DatabaseUnreachable);
    now = later(0);
    proxy.mend();
    const { result, ms } = await timed(() => Promise.all(Array.from({ length: 10 }, kept)));
    expect(result).toEqual(Array.from({ length: 10 }, () => []));
    expect(ms).toBeLessThan(4000);
  });

  test("commits, but its answer is lost: the caller hears that nobody knows", async () => {
    const work = withDatabasePatience(500, () =>
      db.transaction(async (tx) => {
        await tx
          .insertInto("kept" as never)
          .values({ n: 1 } as never)
          .execute();
        proxy.swallowAnswers();
      }),
    );
    expect(await failureOf(work)).toBeInstanceOf(CommitUnknown);
    proxy.mend();
    expect(await kept()).toEqual([1]);
  });

  test("runs a statement that writes, but its answer is lost: nobody knows, as after a commit", async () => {
    const write = sql`insert into kept select 2 from pg_sleep(0.3)`;
    const asked = failureOf(withDatabasePatience(1000, () => write.execute(db.queries)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    proxy.swallowAnswers();
    expect(await asked).toBeInstanceOf(CommitUnknown);
    proxy.mend();
    expect(await kept()).toEqual([2]);
    proxy.swallowAnswers();
    const read = failureOf(withDatabasePatience(300, () => sql`select n from kept for update`.execute(db.queries)));
    expect(await read).not.toBeInstanceOf(CommitUnknown);
  });

  test("is away: after some failures questions are answered without asking it, and within two seconds of its return as they should", async () => {
    proxy.cut();
    // The first may still find the session that was open.
    for (let failure = 0; failure < 6; failure += 1)
      expect(await failureOf(db.execute("select 1"))).toBeInstanceOf(DatabaseUnreachable);
    const stands = performance.now();
    now = () => stands;
    const asked = proxy.asked;
    const all = await Promise.all(Array.from({ length: 50 }, () => failureOf(db.execute("select 1"))));
    expect(all).toEqual(Array.from({ length: 50 }, () => expect.any(DatabaseUnreachable)));
    expect(proxy.asked).toBe(asked);
    now = later(0);
    proxy.mend();
    const back = await timed(async () => {
      while (await failureOf(db.execute("select 1"))) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(back.ms).toBeLessThan(2000);
    expect(told.filter((said) => said.startsWith("the database is"))).toEqual([
      "the database is away",
      "the database is back",
    ]);
  });

  test("has all twenty sessions busy: the next question is told within two seconds", async () => {
    const busy = Promise.all(Array.from({ length: 20 }, () => db.execute("select pg_sleep(3)")));
    const { result, ms } = await timed(() => failureOf(db.execute("select 1")));
    expect(result).toBeInstanceOf(DatabaseUnreachable);
    expect(ms).toBeLessThan(2900);
    await busy;
  });
});
