import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFrameLadder } from "#contract/frames.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { loadBuildShop, pcOf } from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { slugPictures } from "../testing/slug-pictures.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const PCS = ["easy-1080", "easy-1440", "forge-80", "y70", "forge-xl-90"];
const WISH = { game: "ashfall-protocol", resolution: "1440p" };

describe.each(databasesToTest())("the ladder of PCs for a game on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    const [sku] = pcOf("forge-80").skus;
    // Of both PCs with this card, the less expensive one is sold out.
    const changes = { "forge-80": { skus: [{ ...sku, stock: 0 }] } };
    await loadBuildShop(db, PCS, changes as never);
    world = makeTestWorld(db);
    Object.assign(world, {
      pictures: await slugPictures(
        db,
        PCS.flatMap((slug) => pcOf(slug).pictures),
      ),
    });
    visitor = newVisitor(world);
  });
  afterAll(() => db.close());

  const ladder = (query: object = {}) => visitor.call(getFrameLadder, { query: { ...WISH, fps: "60", ...query } });
  const slugs = ({ rungs }: Awaited<ReturnType<typeof ladder>>) => rungs.map(({ product }) => product.slug);

  test("has one PC a card that can be bought, the slowest first, each with how its rate is known", async () => {
    const found = await ladder();
    expect(slugs(found)).toEqual(["easy-1080", "easy-1440", "y70", "forge-xl-90"]);
    for (const { rate } of found.rungs) expect(rate).toMatchObject({ evidence: "estimate", tolerance: 30 });
    expect(found).toMatchObject({ sample: true, wish: { ...WISH, fps: 60 } });
    expect(found.games).toHaveLength(5);
  });

  test("names the least expensive that reaches the wish, and all that do in the order of their price", async () => {
    const found = await ladder();
    const reaching = await ladder({ rungs: "reaching" });
    expect(reaching.rungs.every(({ short, rate }) => short === 0 && rate.low >= 60)).toBe(true);
    expect(slugs(reaching)).toEqual(slugs(found).filter((_, at) => found.rungs[at]?.short === 0));
    expect(found.reaching).toBe(reaching.rungs.length);
    expect(found.bestSkuId).toBe(reaching.rungs[0]?.product.skuId);
    const prices = reaching.rungs.map(({ product }) => product.price.amount);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test("names none where no PC reaches it, and says how far each stays under it", async () => {
    const found = await ladder({ resolution: "4k", fps: "240" });
    expect(found).toMatchObject({ bestSkuId: null, reaching: 0 });
    for (const { rate, short } of found.rungs) expect(short).toBe(240 - rate.low);
  });

  test("takes what is no choice of ours as not said, and refuses what is no word", async () => {
    const stranger = new HttpShopper(world);
    const odd = await stranger.get("/api/frame-rates/ladder?game=%27%3B--&resolution=9k&fps=-1");
    expect(odd).toMatchObject({ status: 200, body: { wish: { ...WISH, fps: 120 } } });
    expect((await stranger.get(`/api/frame-rates/ladder?game=${"x".repeat(121)}`)).status).toBe(400);
    expect((await stranger.get("/api/frame-rates/ladder?rungs=all")).status).toBe(400);
    expect((await stranger.get("/api/frame-rates/ladder?owner=1")).status).toBe(400);
  });
});
