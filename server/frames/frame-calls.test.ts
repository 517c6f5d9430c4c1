import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFrameRates } from "#contract/frames.ts";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { exportCatalogue } from "../catalog/export-catalogue.ts";
import { writeCatalogue } from "../catalog/write-catalogue.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { codeOf, loadBuildShop } from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("frame rates on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", "easy-1080", "easy-1440"]);
    world = makeTestWorld(db);
    visitor = newVisitor(world);
  });
  afterAll(() => db.close());

  test("a PC has a rate for every game, preset and resolution, each with its evidence, and says that it is a sample", async () => {
    const frames = await visitor.call(getFrameRates, { query: { slug: "forge-80" } });
    expect(frames).toMatchObject({ name: "Forge 80", link: "/store/forge-80", sample: true });
    expect(frames.games).toHaveLength(5);
    for (const { rates } of frames.games) {
      expect(rates).toHaveLength(9);
      for (const { rate } of rates) expect(rate).toMatchObject({ evidence: "estimate", tolerance: 30 });
    }
    expect(frames.card).toMatchObject({ index: 2.2, place: 3, of: 18, share: 66 });
    expect(frames.processor).toMatchObject({ name: "AMD Ryzen 7 9800X3D", index: 1.5 });
  });

  test("chosen parts have their own: a slower card never brings more", async () => {
    const as = await visitor.call(getFrameRates, { query: { slug: "forge-80" } });
    const build = codeOf("forge-80", "rtx-4060-ti");
    const less = await visitor.call(getFrameRates, { query: { slug: "forge-80", build } });
    const lows = (frames: typeof as) =>
      frames.games.flatMap(({ rates }) => rates.map(({ rate }) => (rate.evidence === "none" ? 0 : rate.low)));
    const [whole, slower] = [lows(as), lows(less)];
    expect(slower.every((low, at) => low <= (whole[at] ?? 0))).toBe(true);
    expect(slower).not.toEqual(whole);
    // 8 GB: some textures do not fit.
    expect(JSON.stringify(less.games)).toContain("video_memory");
  });

  test("the list of PCs is narrowed by what a PC is made for", async () => {
    const listing = await world.catalogue.list({ list: "gaming-pcs", facets: { madeFor: ["4k"] } }, 24);
    expect(listing.products.map(({ slug }) => slug)).toEqual(["forge-80"]);
    const facet = listing.facets.find(({ key }) => key === "madeFor");
    expect(facet?.values.map(({ label, count }) => [label, count])).toEqual([
      ["1080p", 3],
      ["1440p", 2],
      ["4K", 1],
    ]);
  });

  test.each(["no-such-pc", "rtx-5060"])("%s has none", async (slug) => {
    expect(reasonOf(await visitor.tryCall(getFrameRates, { query: { slug } }))).toBe("product_unknown");
  });

  test("a stranger may ask, and a wrong code is refused", async () => {
    const stranger = new HttpShopper(world);
    expect((await stranger.get("/api/frame-rates?slug=forge-80")).status).toBe(200);
    expect((await stranger.get("/api/frame-rates?slug=forge-80&build=x")).status).toBe(400);
  });

  test("the table comes back out of the shop as it went in; a file without one leaves it, and with replace takes it away", async () => {
    expect((await exportCatalogue(db.queries)).frames).toEqual(demoCatalogue.frames);
    const { frames: _frames, ...without } = demoCatalogue;
    const source = { fileName: "none", sha256: "0", at: TEST_NOW };
    await writeCatalogue(db, { ...without, products: [], faqs: {} }, { ...source, replace: false });
    expect((await exportCatalogue(db.queries)).frames).toEqual(demoCatalogue.frames);
    await writeCatalogue(db, { ...without, products: [], faqs: {} }, { ...source, replace: true });
    expect((await exportCatalogue(db.queries)).frames).toBeUndefined();
  });
});
