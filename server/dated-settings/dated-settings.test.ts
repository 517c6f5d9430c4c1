import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { changePricing } from "#rules/config/change-pricing.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { createThrowAway, databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { insertSettings, listSettings } from "./dated-settings-table.ts";
import { followSettings } from "./follow-settings.ts";
import { openSettings } from "./open-settings.ts";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);
const PATIENCE = { timeout: 10_000, interval: 10 };

/** Settings that earn so many points for a dollar. */
function earning(points: number): StoreConfig {
  const changed = changePricing(storeConfig, { points: { earnedPerDollar: points } }, `earns ${points}`);
  if (!changed.ok) throw new Error("These settings are right");
  return changed.config;
}

describe.each(databasesToTest())("settings by date on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let purges = 0;
  const following: { stop(): Promise<void> }[] = [];

  beforeEach(async () => {
    purges = 0;
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
    world.setNow(TEST_NOW);
  });
  afterEach(async () => {
    await Promise.all(following.splice(0).map((one) => one.stop()));
    await db.close();
  });

  const opened = (file: StoreConfig = storeConfig) => openSettings(world, file);
  const follow = async () => following.push(await followSettings(world, () => (purges += 1)));
  const versions = async () => (await listSettings(db.queries, 10)).map(({ version }) => version);
  const change = (points: number, fromAt: Date) =>
    insertSettings({ ...world, config: earning(points) }, { fromAt, why: "a test" });

  test("the file is the first row, and a process that starts again adds none", async () => {
    expect(await opened()).toEqual(storeConfig);
    await Promise.all([opened(), opened()]);
    expect(await versions()).toEqual([storeConfig.version]);
  });

  test("a file that was changed is in force from its first start on, over what was", async () => {
    await opened();
    await change(2, inHours(-1));
    expect((await opened()).points.earnedPerDollar).toBe(2);
    expect((await opened(earning(5))).points.earnedPerDollar).toBe(5);
    expect(await versions()).toEqual(["earns 5", "earns 2", storeConfig.version]);
  });

  test("a row of a later day is in force from its moment on", async () => {
    await opened();
    await change(3, inHours(2));
    expect((await opened()).points.earnedPerDollar).toBe(1);
    world.setNow(inHours(2));
    expect((await opened()).points.earnedPerDollar).toBe(3);
  });

  test("a process that runs takes them at their moment, and forgets its pages", async () => {
    world.config = await opened();
    await change(4, new Date(TEST_NOW.getTime() + 700));
    world.setNow(TEST_NOW);
    await follow();
    expect(world.config.points.earnedPerDollar).toBe(1);
    await expect.poll(() => world.config.points.earnedPerDollar, PATIENCE).toBe(4);
    expect(purges).toBe(1);
  });

  test("no row can be changed or taken away", async () => {
    await opened();
    await expect(db.execute("update dated_settings set from_at = now()")).rejects.toThrow("append-only");
    await expect(db.execute("delete from dated_settings")).rejects.toThrow("append-only");
  });

  test("settings that this version of the store cannot use keep it from opening, and leave one that runs as it is", async () => {
    world.config = await opened();
    await follow();
    const wrong = { ...earning(2), points: { ...storeConfig.points, expireAfterDays: -1 } };
    await insertSettings({ ...world, config: wrong }, { fromAt: TEST_NOW, why: "past the checks" });
    await expect(opened()).rejects.toThrow("points.expireAfterDays");
    expect(world.config.points.expireAfterDays).toBe(storeConfig.points.expireAfterDays);
  });

  test("an order keeps the settings that priced it, whatever is in force later", async () => {
    await seedShop(db);
    world.config = await opened();
    await change(7, TEST_NOW);
    world.config = await opened();
    const { CustOrderID } = await createOrderFor(await readyBuyer(world, SHOP.mouse));
    const [row] = await listSettings(db.queries, 1);
    const order = await db.queries
      .selectFrom("orders")
      .select(["config_version", "config_sha256"])
      .where("order_number", "=", CustOrderID)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ config_version: "earns 7", config_sha256: row?.sha256 });
    await change(8, inHours(1));
    world.setNow(inHours(1));
    expect(await recomputeOrder(db.queries, await opened(), CustOrderID)).toMatchObject({ differences: [] });
  });
});

describe.each(databasesToTest().filter((kind) => kind === "postgres"))("two nodes on %s", () => {
  let databaseUrl: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url: databaseUrl, drop } = await createThrowAway("migrated"));
  });
  afterAll(() => drop());

  test("settings that one is given are in force on the other once it hears of them, long before it looks by itself", async () => {
    const nodes = await Promise.all(
      [1, 2].map(async () => {
        const db = await openDatabase({ dataDir: "", databaseUrl });
        const world = makeTestWorld(db);
        world.settings = { ...world.settings, databaseUrl };
        world.config = await openSettings(world, storeConfig);
        return { db, world, following: await followSettings(world, () => {}) };
      }),
    );
    const [one, other] = nodes;
    if (!one || !other) throw new Error("There are two");
    // Both hear: a session that has not begun to listen yet rings once it does.
    await insertSettings({ ...one.world, config: earning(9) }, { fromAt: one.world.now(), why: "a test" });
    // By itself it looks once a minute.
    await expect.poll(() => other.world.config.version, { timeout: 50_000, interval: 10 }).toBe("earns 9");
    for (const { following, db } of nodes) {
      await following.stop();
      await db.close();
    }
  });
});
