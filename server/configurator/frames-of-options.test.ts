import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeBuild, listBuildOptions } from "#contract/configurator.ts";
import { getFrameRates } from "#contract/frames.ts";
import { isKnown } from "#rules/frames/frame-rate.ts";
import type { Resolution } from "#rules/frames/frame-table.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { codeOf, codeOfParts, LAB, loadBuildShop, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");

describe.each(databasesToTest())("frames of the options of a PC on %s", (kind) => {
  let db: Database;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", LAB]);
    visitor = newVisitor(makeTestWorld(db));
  });
  afterAll(() => db.close());

  const options = async (slot: 2 | 4 | 5, more: object = {}) =>
    (await visitor.call(listBuildOptions, { query: { sku: FORGE, slot, show: "all", ...more } })).options;
  const rates = async (build: string, game: string | undefined, resolution: Resolution) => {
    const { games } = await visitor.call(getFrameRates, { query: { slug: "forge-80", build } });
    const found = games.find(({ slug }) => game === undefined || slug === game);
    return found?.rates.find((each) => each.preset === "high" && each.resolution === resolution)?.rate;
  };

  test("each card and processor says what the frame rate would be, as the PC's page says it once it is chosen", async () => {
    for (const slot of [2, 5] as const)
      for (const { name, build, frames } of await options(slot))
        expect(frames?.rate, name).toEqual(await rates(build, undefined, "1440p"));
  });

  test("beside what is chosen it is more or less by the averages: a faster card more, a slower one less, the same nothing", async () => {
    const cards = await options(5, { resolution: "4k" });
    const moreOf = (slug: string) => cards.find(({ skuId }) => skuId === skuIdOf(slug))?.frames?.more;
    expect(moreOf("rtx-5090-three-fan")).toBeGreaterThan(0);
    expect(moreOf("rtx-4070-super")).toBeLessThan(0);
    expect(moreOf("rtx-5080-three-fan")).toBe(0);
    const [now, then] = await Promise.all(
      ["rtx-5080-three-fan", "rtx-4070-super"].map((card) => rates(codeOf("forge-80", card), undefined, "4k")),
    );
    if (!now || !then || !isKnown(now) || !isKnown(then)) throw new Error("Both have a rate");
    expect(moreOf("rtx-4070-super")).toBe(Math.round((100 * then.average) / now.average) - 100);
  });

  test("another game and another screen are asked for, and one that there is not is the first", async () => {
    const { frames } = await visitor.call(judgeBuild, { query: { sku: FORGE } });
    const second = frames?.games[1]?.slug ?? "";
    const asked = { game: second, resolution: "4k" as const };
    const judged = await visitor.call(judgeBuild, { query: { sku: FORGE, ...asked } });
    expect(judged.frames).toMatchObject({ ...asked, sample: true, rate: await rates(judged.build, second, "4k") });
    const [card] = await options(5, asked);
    expect(card?.frames?.rate).toEqual(await rates(card?.build ?? "", second, "4k"));
    const unknown = await visitor.call(judgeBuild, { query: { sku: FORGE, game: "no-such-game" } });
    expect(unknown.frames).toEqual(frames);
  });

  test("a card with too little memory has no number, and says what the game needs", async () => {
    const cards = await options(5, { resolution: "4k" });
    const short = cards.find(({ frames }) => frames?.rate.evidence === "none");
    expect(short?.frames).toMatchObject({ rate: { why: "video_memory" }, more: null });
  });

  test("memory changes none, and a build without a processor has none yet", async () => {
    for (const { frames } of await options(4)) expect(frames).toBeNull();
    const build = codeOfParts("case-lumen-white");
    const { frames } = await visitor.call(judgeBuild, { query: { build } });
    expect(frames).toMatchObject({ rate: null });
    const cards = await visitor.call(listBuildOptions, { query: { build, slot: 5 } });
    for (const option of cards.options) expect(option.frames).toBeNull();
  });
});
