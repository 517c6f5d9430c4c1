import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Hearing, hearNotifications } from "../testing/hear-notifications.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { createThrowAway, databasesToTest, openTestDatabase } from "./test-database.ts";

const PATIENCE = { timeout: 20_000, interval: 10 };

test.each(databasesToTest())(
  "on %s nothing but the store's bells notifies: no function of the tables does",
  async (kind) => {
    const db = await openTestDatabase(kind);
    const { rows } = await db.execute(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'notify'",
    );
    expect(rows).toEqual([]);
    await db.close();
  },
);

describe.runIf(databasesToTest().includes("postgres"))("bells that transactions ask for", () => {
  let throwAway: Awaited<ReturnType<typeof createThrowAway>>;
  let db: Database;
  let hearing: Hearing;

  beforeEach(async () => {
    throwAway = await createThrowAway("migrated");
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
    await seedShop(db);
    await db.close();
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
    hearing = await hearNotifications(throwAway.url);
  });
  afterEach(async () => {
    await hearing.close();
    await db.close();
    await throwAway.drop();
  });
  const hold = (queries: Database["queries"] = db.queries) =>
    sql`update stock set held = held + 1 where sku_id = ${SHOP.mouse}`.execute(queries);

  test("ring once it has committed, for whoever listens", async () => {
    await db.transaction(async (tx) => {
      await hold(tx);
      expect(await hearing.all()).toEqual([]);
    });
    await expect.poll(() => hearing.heard, PATIENCE).toEqual(["catalogue_changed"]);
    await db.queries
      .insertInto("outbox")
      .values({ topic: "order_receipt", dedupe_key: "one", payload: "{}", created_at: new Date() })
      .execute();
    await expect.poll(() => hearing.heard, PATIENCE).toEqual(["catalogue_changed", "outbox_written"]);
  });

  test("ring ten times a second at most, however much commits", async () => {
    const from = performance.now();
    for (let change = 0; change < 200; change += 1)
      await sql`update skus set price_cents = ${1000 + change} where sku_id = ${SHOP.cable}`.execute(db.queries);
    const most = 2 + (performance.now() - from) / 100;
    await expect.poll(async () => (await hearing.all()).length, PATIENCE).toBeGreaterThan(0);
    await db.close();
    expect((await hearing.all()).length).toBeLessThanOrEqual(most);
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
  });

  test("of a command that ends at once are rung before it does", async () => {
    await hold();
    await db.close();
    expect(await hearing.all()).toEqual(["catalogue_changed"]);
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
  });
});
