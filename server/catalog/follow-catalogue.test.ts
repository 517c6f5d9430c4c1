import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { createThrowAway, everyDatabase, openTestDatabase } from "../db/test-database.ts";
import { FaultProxy } from "../testing/fault-proxy.ts";
import { announceRebuild } from "../pages/notify-rebuild.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { type Following, followCatalogue } from "./follow-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const product = demoCatalogue.products.find(({ kind, skus }) => kind === "gear" && (skus[0]?.stock ?? 0) > 3);
const slug = product?.slug ?? "";
const skuId = product?.defaultSkuId ?? 0;
const twin = demoCatalogue.products.find(({ kind, slug: other }) => kind === "gear" && other !== slug);
const noRebuild = () => expect.fail("nobody asked for a page to be made anew");
/** For a busy machine: what is to come comes, and how soon is shown elsewhere. */
const PATIENCE = { timeout: 20_000, interval: 10 };

describe.each(everyDatabase())("following the catalogue on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let following: Following;
  let purged: (readonly string[] | "everything")[] = [];
  let rebuilt: [page: string, shownMeanwhile: boolean][] = [];

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
    const source = { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false };
    await writeCatalogue(db, demoCatalogue, source);
    await world.catalogue.product(slug);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    purged = [];
    rebuilt = [];
    following = await followCatalogue(
      world,
      (products) => purged.push(products ?? "everything"),
      (page, shownMeanwhile) => rebuilt.push([page, shownMeanwhile]),
    );
  });
  afterEach(() => following.stop());

  const told = async () => {
    await expect.poll(() => purged.length, PATIENCE).toBeGreaterThan(0);
    return purged;
  };
  const stock = () => db.queries.updateTable("stock").where("sku_id", "=", skuId);
  const available = async () => (await world.catalogue.product(slug))?.skus[0]?.stock.available;

  test("a unit that is held changes the count, and only the pages that show the product", async () => {
    const before = (await available()) ?? 0;
    await stock()
      .set((eb) => ({ held: eb("held", "+", 1) }))
      .execute();
    expect(await told()).toEqual([[slug]]);
    expect(await available()).toBe(before - 1);
  });

  test("a unit that is paid changes nothing that is shown", async () => {
    await stock()
      .set((eb) => ({ held: eb("held", "-", 1), on_hand: eb("on_hand", "-", 1) }))
      .execute();
    await sleep(1200);
    expect(purged).toEqual([]);
  });

  test("the last unit, a price, a name and a question change every page", async () => {
    const changes = [
      () =>
        stock()
          .set((eb) => ({ held: eb.ref("on_hand") }))
          .execute(),
      () => db.queries.updateTable("skus").set({ price_cents: 4200 }).where("sku_id", "=", skuId).execute(),
      () => db.queries.updateTable("products").set({ position: 7 }).where("slug", "=", slug).execute(),
      () => db.queries.deleteFrom("faqs").execute(),
    ];
    for (const change of changes) {
      purged = [];
      await change();
      expect(await told()).toEqual(["everything"]);
    }
    expect(await world.catalogue.product(slug)).toMatchObject({
      position: 7,
      skus: [{ price: 4200, stock: { available: 0 } }],
    });
  });

  test("a product that is renamed, and one that is cheaper with a PC, are so in carts too", async () => {
    const named = async () => (await world.catalogue.skus([skuId])).get(skuId)?.name;
    expect(await named()).toBe(product?.name);
    expect((await world.catalogue.pcTwins()).has(skuId)).toBe(false);
    await db.queries.updateTable("products").set({ name: "Renamed" }).where("slug", "=", slug).execute();
    await db.queries
      .updateTable("products")
      .set({ requires_pc: true, detail: sql`detail || ${JSON.stringify({ sameAs: [skuId] })}::jsonb` })
      .where("slug", "=", twin?.slug ?? "")
      .execute();
    await expect.poll(named, PATIENCE).toBe("Renamed");
    await expect.poll(async () => (await world.catalogue.pcTwins()).get(skuId), PATIENCE).toBe(twin?.defaultSkuId);
  });

  test("what was rolled back, and what was written as it stood, changes nothing", async () => {
    const undone = new Error("undone");
    const undoing = db.transaction(async (tx) => {
      await tx.updateTable("skus").set({ price_cents: 1 }).where("sku_id", "=", skuId).execute();
      throw undone;
    });
    await expect(undoing).rejects.toBe(undone);
    await db.queries.updateTable("skus").set({ price_cents: 4200 }).where("sku_id", "=", skuId).execute();
    await sleep(1200);
    expect(purged).toEqual([]);
  });

  test("what could not be done is done again", async () => {
    const { changed } = world.catalogue;
    world.catalogue.changed = () => Promise.reject(new Error("away"));
    await db.queries.updateTable("skus").set({ price_cents: 4300 }).where("sku_id", "=", skuId).execute();
    await sleep(700);
    expect(purged).toEqual([]);
    world.catalogue.changed = changed;
    expect(await told()).toEqual(["everything"]);
    expect((await world.catalogue.product(slug))?.skus[0]?.price).toBe(4300);
  });

  test("a page that is asked for is made of what the database says now, once, and no other page is touched", async () => {
    await db.execute("alter table skus disable trigger sku_changed");
    await db.queries.updateTable("skus").set({ price_cents: 4444 }).where("sku_id", "=", skuId).execute();
    await db.execute("alter table skus enable trigger sku_changed");
    await announceRebuild(db.queries, "/gaming-pcs", true);
    await announceRebuild(db.queries, "/", false);
    await expect
      // Two that are asked for within one tick of the clock have no order.
      .poll(() => rebuilt.toSorted(), PATIENCE)
      .toEqual([
        ["/", false],
        ["/gaming-pcs", true],
      ]);
    expect(await world.catalogue.product(slug)).toMatchObject({ skus: [{ price: 4444 }] });
    expect(purged).toEqual([]);
  });
});

// One session cannot begin a second transaction beside its first.
describe.each(everyDatabase().filter((kind) => kind === "postgres"))("on %s", (kind) => {
  test("what was written before the following began is no news, also while an older transaction runs", async () => {
    const db = await openTestDatabase(kind);
    const world = makeTestWorld(db);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const older = db.transaction(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
    const purged: unknown[] = [];
    const following = await followCatalogue(world, (products) => purged.push(products ?? "everything"), noRebuild);
    try {
      await sleep(700);
      expect(purged).toEqual([]);
      await db.queries.updateTable("skus").set({ price_cents: 5200 }).where("sku_id", "=", skuId).execute();
      await expect.poll(() => purged, PATIENCE).toEqual(["everything"]);
    } finally {
      end.resolve();
      await older;
      await following.stop();
      await db.close();
    }
  });

  test("a change that was begun first and committed last is not missed", async () => {
    const db = await openTestDatabase(kind);
    const world = makeTestWorld(db);
    await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
    const purged: (readonly string[] | "everything")[] = [];
    const following = await followCatalogue(world, (products) => purged.push(products ?? "everything"), noRebuild);
    const until = async (count: number) => {
      await expect.poll(() => purged.length, PATIENCE).toBe(count);
    };
    const isWritten = Promise.withResolvers<void>();
    const letCommit = Promise.withResolvers<void>();
    try {
      const late = db.transaction(async (tx) => {
        await tx.updateTable("skus").set({ price_cents: 5100 }).where("sku_id", "=", skuId).execute();
        isWritten.resolve();
        await letCommit.promise;
      });
      await isWritten.promise;
      await db.queries.updateTable("products").set({ position: 9 }).where("slug", "=", slug).execute();
      await until(1);
      expect(await world.catalogue.product(slug)).not.toMatchObject({ skus: [{ price: 5100 }] });
      letCommit.resolve();
      await late;
      await until(2);
      expect(purged).toEqual(["everything", "everything"]);
      expect(await world.catalogue.product(slug)).toMatchObject({ position: 9, skus: [{ price: 5100 }] });
    } finally {
      await following.stop();
      await db.close();
    }
  });
});

test("a database that was put back to an older copy is read anew as a whole", async () => {
  const [now, older] = [await openTestDatabase("pglite"), await openTestDatabase("pglite")];
  for (let spent = 0; spent < 50; spent += 1) await now.execute("select pg_current_xact_id()");
  let current = now;
  const world = makeTestWorld(now);
  const heard: unknown[] = [];
  world.catalogue.changed = async (changes) => void heard.push(changes);
  const db = new Proxy(now, { get: (_, part: keyof Database) => current[part] });
  const following = await followCatalogue(
    { ...world, db },
    (products) => heard.push(products ?? "everything"),
    () => {},
  );
  await sleep(700);
  expect(heard).toEqual([]);
  current = older;
  await expect.poll(() => heard, PATIENCE).toEqual([null, "everything"]);
  await older.queries.insertInto("faqs").values({ page: "new", position: 1, question: "?", answer: "!" }).execute();
  await expect.poll(() => heard.length, PATIENCE).toBe(4);
  await following.stop();
  await Promise.all([now.close(), older.close()]);
});

describe.runIf(everyDatabase().includes("postgres"))("behind a pooler that passes no notifications on", () => {
  let throwAway: Awaited<ReturnType<typeof createThrowAway>>;
  let pooler: FaultProxy;
  let db: Database;
  beforeEach(async () => {
    throwAway = await createThrowAway("migrated");
    const { hostname, port } = new URL(throwAway.url);
    pooler = await FaultProxy.open({ host: hostname, port: Number(port || 5432) });
    pooler.swallowNotifications();
    db = await openDatabase({ dataDir: "", databaseUrl: throwAway.url });
  });
  afterEach(async () => {
    await db.close();
    await pooler.close();
    await throwAway.drop();
  });

  /** Milliseconds from a change to the purge; `isHeard` once somebody listens. */
  async function purgedWithin(databaseDirectUrl: string | null, isHeard: () => Promise<void>): Promise<number> {
    const world = makeTestWorld(db);
    let purgedAt = 0;
    const databaseUrl = pooler.through(throwAway.url);
    const following = await followCatalogue(
      { ...world, settings: { ...world.settings, databaseUrl, databaseDirectUrl } },
      () => (purgedAt = performance.now()),
      () => {},
    );
    await isHeard();
    const changedAt = performance.now();
    await db.queries.insertInto("faqs").values({ page: "new", position: 1, question: "?", answer: "!" }).execute();
    await expect.poll(() => purgedAt, PATIENCE).toBeGreaterThan(changedAt);
    await following.stop();
    return purgedAt - changedAt;
  }

  test("changes are found as if there were none to hear", async () => {
    const took = await purgedWithin(null, async () => {
      await expect.poll(() => pooler.asked, PATIENCE).toBeGreaterThan(0);
      await sleep(1000);
    });
    // Nobody rings where nobody hears: by looking alone.
    expect(took).toBeLessThan(3500);
  });

  test("who listens goes to the database itself where DATABASE_DIRECT_URL says so, and not through the pooler", async () => {
    await purgedWithin(throwAway.url, async () => {
      const listening = async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`.execute(
            db.queries,
          )
        ).rows.length;
      await expect.poll(listening, PATIENCE).toBe(1);
    });
    expect(pooler.asked).toBe(0);
  });
});
