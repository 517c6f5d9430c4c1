import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { type JudgedBuild, judgeBuild, listBuildOptions } from "#contract/configurator.ts";
import { readBuildCode, type SlotId } from "#rules/build/chosen-parts.ts";
import { hasChoice } from "../catalog/has-choice.ts";
import { partsCode } from "../catalog/parts-code.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { codeOf, loadBuildShop, partsWith, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");

describe.each(databasesToTest())("choosing the parts of a PC on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", "lumen-70-ti"]);
    world = makeTestWorld(db);
    visitor = newVisitor(world);
  });
  afterAll(() => db.close());

  const judge = (build?: string, sku = FORGE): Promise<JudgedBuild> =>
    visitor.call(judgeBuild, { query: { sku, ...(build !== undefined && { build }) } });
  const options = (slot: SlotId, more: { build?: string; show?: "all"; page?: number } = {}) =>
    visitor.call(listBuildOptions, { query: { sku: FORGE, slot, ...more } });
  const build = (...parts: readonly (string | number)[]) => codeOf("forge-80", ...parts);

  test("a PC as it stands costs what it costs, has nothing against it, and leaves in five business days of building", async () => {
    const judged = await judge();
    expect(judged).toMatchObject({
      skuId: FORGE,
      name: "Forge 80",
      link: "/store/forge-80",
      build: build(),
      price: 3649,
      standing: 3649,
      changes: [],
      missing: [],
      waitsFor: null,
      problem: null,
    });
    expect(judged.ships).toMatch(/^Ships Tue,\sDec\s1$/);
    expect(judged.checks).toBeGreaterThan(20);
    expect(judged.verdicts.every(({ cls, keepsFromSale }) => cls !== "blocker" && !keepsFromSale)).toBe(true);
    expect(judged.slots.find(({ slot }) => slot === 5)).toMatchObject({
      title: "Graphics card",
      part: { skuId: skuIdOf("rtx-5080-three-fan"), quantity: 1, isIncluded: true },
      mayBeEmpty: true,
    });
    expect(judged.slots.find(({ slot }) => slot === 12)).toMatchObject({ part: null, cls: null });
  });

  test("a build's price is the sum of what stands and what was changed, and what the cart then charges", async () => {
    const code = build("rtx-5080-quiet", "memory-64-6000", "windows-11-pro", "fans-120-black");
    const { price, standing, changes } = await judge(code);
    expect(changes.map(({ amount }) => amount)).toEqual([320, 100, 39, 60]);
    expect(price).toBe(standing + 320 + 100 + 39 + 60);
    const cart = await newVisitor(world).call(addToCart, { body: { SkuID: FORGE, Build: code } });
    expect(cart.Items[0]?.Price).toBe(price);
  });

  test("a blocker says both facts, where it stands, and ways out; the first way leaves none", async () => {
    const judged = await judge(build("core-ultra-7-265kf"));
    const [worst] = judged.verdicts;
    expect(worst).toMatchObject({
      rule: "socket.cpu-board",
      cls: "blocker",
      have: "LGA 1851",
      limit: "AM5",
      slots: [2, 3],
      keepsFromSale: true,
    });
    expect(judged.problem).toBe("Forge 80 can’t be built with these parts. Change what doesn’t fit.");
    const [fix] = worst?.fixes ?? [];
    expect(fix).toMatchObject({ slot: 3, text: expect.stringMatching(/^Take the .*(Z890|B860)/) });
    const fixed = await judge(fix?.build);
    expect(fixed.verdicts.filter(({ cls }) => cls === "blocker")).toEqual([]);
    expect(fixed.price).toBeCloseTo(judged.price + (fix?.difference ?? 0), 2);
  });

  test("what a build lacks is named with its slot", async () => {
    expect((await judge(build(7))).missing).toEqual([{ slot: 7, text: "It still needs a power supply." }]);
  });

  test("a part that is not on the shelf is a problem, and so is one that is not offered", async () => {
    expect((await judge(build("memory-256-6000"))).problem).toMatch(/sold out/);
    expect((await judge(build("rtx-5070-two-fan"))).problem).toMatch(/5070.*can’t be had in Forge 80/);
  });

  test("a PC as it stands is there while its own count is, whatever the shelf has of its parts alone, as in the cart", async () => {
    const card = skuIdOf("rtx-5080-three-fan");
    await db.execute("update stock set on_hand = 0 where sku_id = $1::int", [card]);
    for (const code of [undefined, build()]) expect(await judge(code)).toMatchObject({ problem: null, news: [] });
    const cart = await newVisitor(world).call(addToCart, { body: { SkuID: FORGE, Build: build() } });
    expect(cart.Blocks).toEqual([]);
    expect((await judge(build("memory-64-6000"))).problem).toMatch(/sold out/);
    await db.execute("update stock set on_hand = 30 where sku_id = $1::int", [card]);
  });

  test("options are the ones that fit, the cheapest first, and the others are counted by what is in the way", async () => {
    const cases = await options(1);
    const { total, fits, reasons } = cases;
    expect(cases.options).toHaveLength(fits);
    expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(total - fits);
    // Both small cases take Mini-ITX boards alone.
    expect(reasons).toContainEqual({ rule: "board.case", text: "of another size", count: 2 });
    const prices = cases.options.map(({ difference }) => difference);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(cases.options.find(({ isChosen }) => isChosen)).toMatchObject({
      skuId: skuIdOf("case-forge-white"),
      difference: 0,
      isIncluded: true,
      left: 41,
    });
    expect((await options(1, { show: "all" })).options).toHaveLength(total);
  });

  test("an option says what the build says once it is chosen, and costs the difference of both", async () => {
    const now = await judge();
    for (const slot of [2, 3, 4, 5, 7, 8, 11, 12] as const)
      for (const option of (await options(slot, { show: "all" })).options) {
        const chosen = await judge(option.build);
        expect(chosen.price, option.name).toBeCloseTo(now.price + option.difference, 2);
        const about = chosen.verdicts.filter(({ cls }) => cls === "blocker").map(({ rule }) => rule);
        expect(option.fits, option.name).toBe(about.length === 0);
        expect([null, ...chosen.verdicts.map(({ text }) => text)]).toContain(option.text);
      }
  });

  test("a system is priced by its group, whatever it costs alone", async () => {
    const systems = (await options(28)).options.map(({ skuId, difference }) => [skuId, difference]);
    expect(systems).toContainEqual([skuIdOf("windows-11-pro"), 60]);
    expect(systems).toContainEqual([skuIdOf("no-operating-system"), -109]);
  });

  test("both calls answer a stranger at their addresses", async () => {
    const stranger = new HttpShopper(world);
    const judged = await stranger.get(`/api/builds/judge?sku=${FORGE}`);
    expect([judged.status, judged.body["price"]]).toEqual([200, 3649]);
    const cards = await stranger.get(`/api/builds/options?sku=${FORGE}&slot=5&show=all`);
    expect([cards.status, cards.body["title"]]).toEqual([200, "Graphics card"]);
  });

  test("pages follow one another, and one past the end is the last", async () => {
    const last = await options(2, { show: "all", page: 1000 });
    expect(last.page).toBe(last.pages);
  });

  test.each([
    ["a slot that there is not", { slot: 6 as never }, "invalid_request"],
    ["a code that is none", { slot: 5, build: "5p1x9" }, "invalid_request"],
    ["a SKU that there is not", { slot: 5, sku: 999_999 }, "sku_unknown"],
    ["what is no PC", { slot: 5, sku: skuIdOf("fans-120-black") }, "build_not_offered"],
  ] as const)("%s is refused", async (_what, query, reason) => {
    expect(reasonOf(await visitor.tryCall(listBuildOptions, { query: { sku: FORGE, ...query } }))).toBe(reason);
  });

  test("a PC with more of a part than may be chosen has no choice of parts, and no link to one", async () => {
    const parts = partsWith("lumen-70-ti", "memory-64-6000").map((each) =>
      each.part === "memory-64-6000" ? { ...each, quantity: 4 } : each,
    );
    await loadBuildShop(db, ["forge-80", "lumen-70-ti"], { "lumen-70-ti": { parts } as never });
    await world.catalogue.changed(null);
    const product = await world.catalogue.product("lumen-70-ti");
    expect(product && [hasChoice(product), partsCode(product)]).toEqual([false, null]);
    const query = { sku: pcSkuId("lumen-70-ti") };
    expect(reasonOf(await visitor.tryCall(judgeBuild, { query }))).toBe("build_not_offered");
    await loadBuildShop(db, ["forge-80", "lumen-70-ti"]);
    await world.catalogue.changed(null);
  });

  test("parts that are no part of the shop are named as such, and nothing breaks", async () => {
    const code = build().replace(/5p\d+/, "5p999999");
    expect(readBuildCode(code)).not.toBeNull();
    expect((await judge(code)).problem).toMatch(/can’t be had/);
    expect((await options(2, { build: code })).total).toBeGreaterThan(0);
  });
});
