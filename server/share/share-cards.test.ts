import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { getProduct } from "#contract/catalog.ts";
import { getHome } from "#contract/home.ts";
import { writeCatalogue } from "../catalog/write-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { KeptPictures } from "../pictures/kept-pictures.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { PictureMaker } from "../pictures/picture-maker.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { shareRoutes } from "../catalog/share-routes.ts";

let db: Database;
let world: TestWorld;
let visitor: Visitor;
let app: ReturnType<typeof shareRoutes>;
const [first] = demoCatalogue.products;
const slug = first?.slug ?? "";

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  world = makeTestWorld(db);
  Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  visitor = newVisitor(world);
  const maker = new PictureMaker(new KeptPictures(await mkdtemp(join(tmpdir(), "cards-"))));
  app = shareRoutes(world, maker, noRateLimits);
});
afterAll(() => db.close());

const share = async () => (await visitor.call(getProduct, { query: { slug } })).share;
const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer());

test("a product's card is a JPEG of 1200 by 630 pixels below 200 KB, kept for ever at its own address", async () => {
  const { path, width, height, alt } = await share();
  expect(path).toMatch(
    new RegExp(`^/og/product/${slug}\\.jpg\\?width=1200&height=630&fit=cover&quality=75&v=[0-9a-f]{10}$`),
  );
  expect(alt).toContain(first?.name);
  const answer = await app.request(path);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(200 * 1024);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect([width, height]).toEqual([1200, 630]);
  expect((await app.request(`/og/product/${slug}.jpg?v=old`)).headers.get("cache-control")).toBe("public, max-age=300");
});

test("another price is another address and another card", async () => {
  const before = await share();
  const drawn = await bytesOf(before.path);
  await db.queries
    .updateTable("skus")
    .set({ price_cents: 123_400 })
    .where("sku_id", "=", first?.skus[0]?.skuId ?? 0)
    .execute();
  await world.catalogue.changed(null);
  const after = await share();
  expect(after.path).not.toBe(before.path);
  expect(after.alt).toContain("$1,234");
  expect((await bytesOf(after.path)).equals(drawn)).toBe(false);
});

test("a card of another language is another file at another address, though its price and facts read the same", async () => {
  const ca = newVisitor(world, noRateLimits, new Map(), "en-CA");
  const [own, other] = [await share(), (await ca.call(getProduct, { query: { slug } })).share];
  expect(other.alt).toBe(own.alt);
  expect(other.path).not.toBe(own.path);
});

test("the home page and every list have their card", async () => {
  const { share: home } = await visitor.call(getHome);
  for (const path of [home.path, "/og/page/gaming-pcs.jpg", "/og/page/gear-store.jpg"])
    expect(await sharp(await bytesOf(path)).metadata(), path).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  "/og/product/none.jpg",
  `/og/product/${slug}`,
  `/og/product/${slug}.png`,
  "/og/page/search.jpg",
  "/og/page/none.jpg",
  "/og/product/..%2F..%2Fpackage.json",
])("%s is not found", async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
