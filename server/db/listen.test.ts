import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { type Listening, listen } from "./listen.ts";
import { openDatabase } from "./open-database.ts";
import { FaultProxy } from "../testing/fault-proxy.ts";
import { createThrowAway, databasesToTest } from "./test-database.ts";

describe.each(databasesToTest().filter((kind) => kind === "postgres"))("listening on %s", () => {
  let throwAway: Awaited<ReturnType<typeof createThrowAway>>;
  let db: Database;
  let listening: Listening;
  let rung = 0;
  const quiet = { warn: () => {} };
  const PATIENCE = { timeout: 20_000, interval: 10 };

  beforeAll(async () => {
    throwAway = await createThrowAway();
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
    listening = listen(throwAway.url, "bell", { db, log: quiet }, () => (rung += 1));
  });
  afterAll(async () => {
    await db.close();
    await throwAway.drop();
  });

  test("rings once when it begins, for what was said before, and then for each transaction that says something", async () => {
    await expect.poll(() => rung, PATIENCE).toBe(1);
    await db.execute("select pg_notify('other', '')");
    await db.execute("select pg_notify('bell', '')");
    await expect.poll(() => rung, PATIENCE).toBe(2);
  });

  test("begins again when its session is cut off, and rings", async () => {
    await db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rigsmith listens' and datname = current_database()",
    );
    await expect.poll(() => rung, PATIENCE).toBe(3);
    await db.execute("select pg_notify('bell', '')");
    await expect.poll(() => rung, PATIENCE).toBe(4);
  });

  test("leaves no session behind when it is stopped", async () => {
    await listening.stop();
    const { rows } = await db.execute(
      "select 1 from pg_stat_activity where application_name = 'rigsmith listens' and datname = current_database()",
    );
    expect(rows).toEqual([]);
  });

  test("through a pooler that passes no notifications on it says that it does not hear, once, until it does", async () => {
    const { hostname, port } = new URL(throwAway.url);
    const pooler = await FaultProxy.open({ host: hostname, port: Number(port || 5432) });
    pooler.swallowNotifications();
    const told: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void told.push(words) };
    const deaf = listen(pooler.through(throwAway.url), "bell", { db, log }, () => {});
    await expect.poll(() => pooler.asked, PATIENCE).toBe(3);
    expect(deaf.hears()).toBe(false);
    expect(told).toEqual([[{ channel: "bell" }, expect.stringContaining("DATABASE_DIRECT_URL")]]);
    pooler.mend();
    await expect.poll(() => deaf.hears(), PATIENCE).toBe(true);
    await deaf.stop();
    await pooler.close();
  });

  test("at another database than the one that speaks it says that it does not hear", async () => {
    const other = await createThrowAway();
    const told: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void told.push(words) };
    const elsewhere = listen(other.url, "bell", { db, log }, () => {});
    await expect.poll(() => told.length, PATIENCE).toBe(1);
    expect(elsewhere.hears()).toBe(false);
    await elsewhere.stop();
    await other.drop();
  });
});
