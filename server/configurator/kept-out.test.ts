import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getListing } from "#contract/catalog.ts";
import { judgeBuild } from "#contract/configurator.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { codeOf, codeOfParts, LAB, loadBuildShop, LUMEN_PARTS, pcSkuId } from "../testing/build-shop.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const COMPACT = pcSkuId("easy-compact");
const STATES = ["CA", "CO", "HI", "OR", "VT", "WA"];
const NARROW_LAB = LUMEN_PARTS.map((slug) => (slug === "rtx-5070-ti-three-fan" ? "rtx-4070-super" : slug));

describe.each(databasesToTest())("where a law of energy keeps a build out, on %s", (kind) => {
  let db: Database;
  let visitor: Visitor;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["easy-compact", "easy-1440", LAB]);
    const world = makeTestWorld(db);
    Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
    visitor = newVisitor(world);
  });
  afterAll(() => db.close());

  const keptOut = async (sku: number | undefined, build?: string) => {
    const query = { ...(sku !== undefined && { sku }), ...(build !== undefined && { build }) };
    return (await visitor.call(judgeBuild, { query })).keptOut;
  };

  test("the PC as it stands says the states and its use; a card that its supply could not feed is no way in", async () => {
    expect(await keptOut(COMPACT)).toEqual({ states: STATES, kwhPerYear: 71, kwhAllowed: 60, fixes: [] });
  });

  test("another drive leaves it out, and what was measured is not said of other parts", async () => {
    const told = await keptOut(COMPACT, codeOf("easy-compact", "ssd-990-evo-plus-2tb"));
    expect(told).toMatchObject({ states: STATES, kwhPerYear: null, kwhAllowed: null });
  });

  test("another system changes nothing that was measured", async () => {
    expect(await keptOut(COMPACT, codeOf("easy-compact", "windows-11-pro"))).toMatchObject({ kwhPerYear: 71 });
  });

  test("a certified PC goes anywhere, with whatever is chosen for it", async () => {
    const certified = pcSkuId("easy-1440");
    expect(await keptOut(certified)).toBeNull();
    expect(await keptOut(certified, codeOf("easy-1440", "rtx-5060-ti-16"))).toBeNull();
  });

  test("a card of a list names the same states, so that a browser that keeps a ZIP can say so", async () => {
    const { items } = await visitor.call(getListing, { query: { list: "gaming-pcs" } });
    const states = new Map(items.map(({ slug, keptOutOf }) => [slug, keptOutOf]));
    expect([states.get("easy-compact"), states.get("easy-1440")]).toEqual([STATES, []]);
  });

  test("a PC from nothing is judged by its parts, once it is one, and a card that lets it in leaves it fit to be sold", async () => {
    expect(await keptOut(undefined)).toBeNull();
    expect(await keptOut(undefined, codeOfParts(...LUMEN_PARTS))).toBeNull();
    const told = await keptOut(undefined, codeOfParts(...NARROW_LAB));
    expect(told).toMatchObject({ states: STATES, kwhPerYear: null });
    const [fix] = told?.fixes ?? [];
    expect([told?.fixes.length, fix?.slot]).toEqual([1, 5]);
    const before = await visitor.call(judgeBuild, { query: { build: codeOfParts(...NARROW_LAB) } });
    const after = await visitor.call(judgeBuild, { query: { build: fix?.build ?? "" } });
    expect([before.problem, after.keptOut, after.problem]).toEqual([null, null, null]);
    expect(after.price).toBeCloseTo(before.price + (fix?.difference ?? 0), 2);
  });
});
