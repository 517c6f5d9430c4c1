import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { judgeBuild } from "#contract/configurator.ts";
import { suggestBuilds, type SuggestedBuilds } from "#contract/easy-builder.ts";
import type { QueryOf } from "#contract/call.ts";
import type { Database } from "../db/database.ts";
import { ourWorkshop } from "../builds/configure.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { keptPairs } from "./kept-pairs.ts";
import { loadBuildShop, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const WANTED = { circumstances: ourWorkshop("2026-11-27"), memoryGb: 16, driveGb: 1000 };
const PCS = ["forge-80", "lumen-70-ti", "vitrine-75", "easy-1080", "easy-1440", "easy-4k"] as const;

describe.each(databasesToTest())("the easy builder on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, PCS);
    world = makeTestWorld(db);
    Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
    visitor = newVisitor(world);
  });
  afterAll(() => db.close());

  const suggest = (change: Partial<QueryOf<typeof suggestBuilds>> = {}): Promise<SuggestedBuilds> =>
    visitor.call(suggestBuilds, { query: { resolution: "1440p", fps: 60, budget: 2000, ...change } });

  test("each build stands in the configurator without a blocker, and the cart takes it at the price that was said", async () => {
    const { builds } = await suggest();
    expect(builds.length).toBeGreaterThanOrEqual(2);
    for (const { skuId, build, price } of builds) {
      const judged = await visitor.call(judgeBuild, { query: { sku: skuId, build } });
      expect(judged).toMatchObject({ price, problem: null, missing: [] });
      expect(judged.verdicts.some(({ keepsFromSale, cls }) => keepsFromSale && cls === "blocker")).toBe(false);
      const cart = await newVisitor(world).call(addToCart, { body: { SkuID: skuId, Build: build } });
      expect(cart.Items[0]?.Price).toBe(price);
    }
  });

  test("each is true to its name: the least reaches it, the most is within the budget, and the roomy one nearly as fast", async () => {
    const { builds } = await suggest({ budget: 2600 });
    const as = (name: "least" | "most" | "roomy") => builds.find((build) => build.as.includes(name));
    expect(as("least")).toMatchObject({ reaches: true });
    expect(as("most")?.price).toBeLessThanOrEqual(2600);
    expect(as("least")?.price).toBeLessThanOrEqual(as("most")?.price ?? 0);
    expect(as("roomy")?.fps).toBeGreaterThanOrEqual(0.9 * (as("most")?.fps ?? 0));
    expect(as("roomy")?.room.length).toBeGreaterThanOrEqual(as("most")?.room.length ?? 0);
  });

  test("every game has its range with how it is known, none is called measured, and the sample says that it is one", async () => {
    const { builds, sample, games } = await suggest();
    expect(sample).toBe(true);
    for (const { rates, fps } of builds) {
      expect(rates.map(({ game }) => game)).toEqual(games.map(({ slug }) => slug));
      const lows = rates.map(({ rate }) => (rate.evidence === "estimate" ? rate.low : 0));
      expect(Math.min(...lows)).toBe(fps);
    }
  });

  test("every part is explained by the facts that decided it", async () => {
    const [first] = (await suggest()).builds;
    expect(first?.parts.map(({ title }) => title)).toEqual([
      "Processor",
      "Graphics card",
      "Motherboard",
      "Memory",
      "Cooling",
      "Storage",
      "Power supply",
    ]);
    const why = (slot: number) => first?.parts.find((part) => part.slot === slot)?.why;
    expect(why(8)).toMatch(/^Holds \d+ W; the processor takes \d+ W at most\.$/);
    expect(why(5)).toMatch(/brings \d+ fps|No card that fits/);
    expect(why(7)).toMatch(/^\d+ W; the PC draws \d+ W at most/);
  });

  test("chosen games alone decide, and a look keeps to its cases", async () => {
    const all = await suggest({ fps: 100 });
    const { builds } = await suggest({ fps: 100, games: "kestrel-arena" });
    expect(builds[0]?.rates.map(({ game }) => game)).toEqual(["kestrel-arena"]);
    expect(builds[0]?.price).toBeLessThan(all.builds.find(({ reaches }) => reaches)?.price ?? Number.POSITIVE_INFINITY);
    const looked = await suggest({ look: "panoramic-glass", budget: 4000 });
    expect(looked.builds.length).toBeGreaterThan(0);
    for (const { slug } of looked.builds) expect(["lumen-70-ti", "easy-4k"]).toContain(slug);
  });

  test("what the budget does not reach is said: the least above it, and the best within", async () => {
    const { builds } = await suggest({ resolution: "4k", budget: 1600 });
    expect(builds.find(({ as }) => as.includes("least"))).toMatchObject({ isWithinBudget: false, reaches: true });
    expect(builds.filter(({ as }) => !as.includes("least")).every(({ isWithinBudget }) => isWithinBudget)).toBe(true);
    expect((await suggest({ fps: 500, budget: 500 })).builds).toEqual([]);
  });

  test("a PC and a part that are sold out are not suggested", async () => {
    const asked = { resolution: "1080p", budget: 1500 } as const;
    const chip = skuIdOf("rtx-5060");
    const [least] = (await suggest(asked)).builds;
    expect([least?.skuId, least?.build]).toEqual([pcSkuId("easy-1080"), expect.stringContaining(`5p${chip}-`)]);
    const count = async (skuId: number, units: number) => {
      await db.queries.updateTable("stock").set({ on_hand: units }).where("sku_id", "=", skuId).execute();
      await world.catalogue.changed(null);
    };
    await count(chip, 0);
    for (const { build } of (await suggest(asked)).builds) expect(build).not.toContain(`5p${chip}-`);
    await count(chip, 66);
    await count(pcSkuId("easy-1080"), 0);
    for (const { skuId } of (await suggest(asked)).builds) expect(skuId).not.toBe(pcSkuId("easy-1080"));
    await count(pcSkuId("easy-1080"), 40);
  });

  test("its table is made once while the same parts can be had, and anew when the last of one is sold", async () => {
    const bought = skuIdOf("rtx-5060");
    const tableOf = async () => (await keptPairs(world, WANTED)).pairs;
    const count = async (units: number) => {
      await db.queries.updateTable("stock").set({ on_hand: units }).where("sku_id", "=", bought).execute();
      const [product] = await world.catalogue.find({ kind: "part", skuIds: [bought] });
      if (!product) throw new Error("the card has gone");
      await world.catalogue.changed([{ productId: product.id, slug: product.slug, what: "stock" }]);
    };
    const first = await tableOf();
    await count(65);
    expect(await tableOf()).toBe(first);
    await count(0);
    const without = await tableOf();
    expect(without).not.toBe(first);
    await count(66);
    expect(await tableOf()).not.toBe(without);
  });

  test("it answers a stranger, and a wrong answer names its field", async () => {
    const stranger = new HttpShopper(world);
    const good = await stranger.get("/api/builds/easy?resolution=1440p&fps=60&budget=2000");
    expect(good.status).toBe(200);
    for (const [query, field] of [
      ["resolution=8k&fps=60&budget=2000", "resolution"],
      ["resolution=1440p&fps=0&budget=2000", "fps"],
      ["resolution=1440p&fps=60&budget=1", "budget"],
      ["resolution=1440p&fps=60&budget=2000&games=a,b,c,d,e,f", "games"],
    ] as const) {
      const { status, text } = await stranger.get(`/api/builds/easy?${query}`).then((answer) => ({
        status: answer.status,
        text: JSON.stringify(answer.body),
      }));
      expect([status, text.includes(field)], field).toEqual([400, true]);
    }
  });

  test("a game that there is not asks for a bit of everything", async () => {
    const { builds } = await suggest({ games: "no-such-game" });
    expect(builds[0]?.rates).toHaveLength(5);
  });
});
