import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { createThrowAway, databasesToTest } from "../db/test-database.ts";
import { readSettings } from "../settings/read-settings.ts";
import { startStore } from "../start-store.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const WITHIN_MS = 1000;
/** Only then is it not slow but deaf: what nobody announces stays in a cache for minutes. */
const GIVE_UP_MS = 20_000;
const gear = demoCatalogue.products
  .filter(
    (product): product is CatalogueGear =>
      product.kind === "gear" && product.gearCategoryId === GEAR_CATEGORIES["gaming-setup"],
  )
  .filter(({ requiresPc, preOrder }) => !requiresPc && !preOrder)
  .slice(0, 2);

interface Node {
  db: Database;
  /** What it answers, as text. */
  read(path: string): Promise<string>;
  close(): Promise<void>;
}

async function openNode(databaseUrl: string): Promise<Node> {
  const dataDir = await mkdtemp(join(tmpdir(), "node-"));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RIGSMITH_SECRET: "s".repeat(32),
    REBUILD_SECRET: "r".repeat(32),
  });
  const db = await openDatabase(settings);
  await migrate(db);
  const { log } = makeTestWorld(db);
  const store = await startStore({ ...settings, port: 0, rateLimits: false }, db, log);
  return {
    db,
    read: async (path) => (await fetch(`http://127.0.0.1:${store.port}${path}`)).text(),
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Only there can two stores share a database.
describe.each(databasesToTest().filter((kind) => kind === "postgres"))(
  "two nodes on one %s",
  { timeout: 90_000 },
  () => {
    let throwAway: Awaited<ReturnType<typeof createThrowAway>>;
    let nodes: [Node, Node];
    const [first, second] = gear as [CatalogueGear, CatalogueGear];
    const places = ({ slug }: CatalogueGear) => [
      `/gear-store/gaming-setup/${slug}`,
      "/gear-store/gaming-setup",
      `/search?q=${encodeURIComponent(slug.split("-")[0] ?? "")}`,
      `/api/catalog/product?slug=${slug}`,
    ];

    const sell = (changed: (product: CatalogueGear) => CatalogueGear) =>
      writeCatalogue(
        nodes[0].db,
        { format: "rigsmith-catalogue", version: 1, products: gear.map(changed), faqs: {} },
        { fileName: "two nodes", sha256: "0", at: new Date(), replace: true, counts: "counted" },
      );
    const at = (price: number, stock: number) => (product: CatalogueGear) => ({
      ...product,
      skus: product.skus.map((sku) => ({ ...sku, price, charged: [], stock })),
    });
    /** Asks every place of both nodes until all say it. Answers when the last was asked that did not: milliseconds from now. */
    async function oldUntil(paths: readonly string[], says: RegExp): Promise<number> {
      const from = performance.now();
      const asked = nodes.flatMap((node) =>
        paths.map(async (path) => {
          for (let oldAt = 0; ; await sleep(20)) {
            const askedAt = performance.now() - from;
            if (says.test(await node.read(path))) return oldAt;
            if (askedAt > GIVE_UP_MS) throw new Error(`${path} never said ${String(says)}`);
            oldAt = askedAt;
          }
        }),
      );
      return Math.max(...(await Promise.all(asked)));
    }
    let newPages = 0;
    /** Asks both nodes for pages that nobody asked for before, until `meanwhile` is there: the longest that one took, in milliseconds. */
    async function slowestNewPage(meanwhile: Promise<unknown>): Promise<number> {
      const over = new AbortController();
      void meanwhile.finally(() => over.abort()).catch(() => {});
      const slowest = nodes.map(async (node) => {
        let longest = 0;
        for (; !over.signal.aborted; await sleep(20)) {
          const from = performance.now();
          await node.read(`/search?q=new${(newPages += 1)}`);
          longest = Math.max(longest, performance.now() - from);
        }
        return longest;
      });
      return Math.max(...(await Promise.all(slowest)));
    }
    /** How long it stays old, in milliseconds, less what a busy machine takes for any page: that is not the store's. */
    async function oldByTheStore(paths: readonly string[], says: RegExp): Promise<number> {
      const old = oldUntil(paths, says);
      const calmMs = await slowestNewPage(old);
      return (await old) - 2 * calmMs;
    }

    beforeAll(async () => {
      throwAway = await createThrowAway();
      nodes = [await openNode(throwAway.url), await openNode(throwAway.url)];
      await sell(at(100, 5));
      await oldUntil([...places(first), ...places(second)], /\$100|"amount":100/);
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await throwAway.drop();
    });

    test("show an import's price on page, list, search and API within a second, wherever it ran", async () => {
      await sell(at(222, 5));
      expect(await oldByTheStore(places(first), /\$222|"amount":222/)).toBeLessThan(WITHIN_MS);
    });

    test("say sold out within a second of the order that took the last unit on one of them", async () => {
      await sell(at(333, 1));
      await oldUntil(places(first), /\$333|"amount":333/);
      const world = makeTestWorld(nodes[0].db, undefined, new Date());
      await createOrderFor(await readyBuyer(world, first.defaultSkuId));
      expect(await oldByTheStore(places(first), /Sold out/)).toBeLessThan(WITHIN_MS);
    });

    test("show another count within a second, also where the product stands beside another", async () => {
      await sell(at(444, 9));
      const pages = [first, second].map((product) => places(product)[0] ?? "");
      await oldUntil([...places(first), ...places(second)], /\$444|"amount":444/);
      await createOrderFor(
        await readyBuyer(makeTestWorld(nodes[0].db, undefined, new Date()), second.defaultSkuId, { quantity: 3 }),
      );
      expect(await oldByTheStore(pages, /6 in (?:our warehouse|stock)/)).toBeLessThan(WITHIN_MS);
    });

    test("make a page anew within a second when one of them is asked with the secret", async () => {
      const page = places(first)[0] ?? "";
      const { db } = nodes[0];
      await oldUntil([page], /<h1/);
      await db.execute("alter table skus disable trigger sku_changed");
      await db.execute("update skus set price_cents = 66600 where sku_id = $1::int", [first.defaultSkuId]);
      await db.execute("alter table skus enable trigger sku_changed");
      const asked = await nodes[1].read(`/api/notify-rebuild?page=${page}&secret=${"r".repeat(32)}`);
      expect(JSON.parse(asked)).toEqual({ Success: true, Page: page });
      expect(await oldByTheStore([page], /\$666/)).toBeLessThan(WITHIN_MS);
    });

    test("find a price that another hand set, which rings no bell, when they look a second later", async () => {
      const hand = new pg.Client({ connectionString: throwAway.url });
      await hand.connect();
      await hand.query("update skus set price_cents = 77700 where sku_id = $1", [first.defaultSkuId]);
      await hand.end();
      expect(await oldByTheStore(places(first), /\$777|"amount":777/)).toBeLessThan(2 * WITHIN_MS);
    });

    test("hear of it by looking while their sessions that listen are cut off again and again", async () => {
      let cut = 0;
      const cutting = setInterval(() => {
        nodes[0].db
          .execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rigsmith listens' and datname = current_database()",
          )
          .then(
            ({ rows }) => (cut += rows.length),
            () => {},
          );
      }, 25);
      try {
        await expect.poll(() => cut, { timeout: GIVE_UP_MS }).toBeGreaterThan(1);
        await sell(at(555, 5));
        expect(await oldByTheStore(places(first), /\$555|"amount":555/)).toBeLessThan(WITHIN_MS);
      } finally {
        clearInterval(cutting);
      }
    });
  },
);
