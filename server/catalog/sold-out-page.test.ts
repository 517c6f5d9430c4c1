import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { databasesToTest } from "../db/test-database.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";

const PICTURE = { file: "", avifFile: null, widthPx: 4, heightPx: 3, version: "0", color: null, placeholder: null };

describe.each(databasesToTest())("what is sold only with a PC, on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    const { db, world } = market;
    const slugs = await db.queries.selectFrom("products").select("slug").execute();
    Object.assign(world, { pictures: new PictureLibrary(slugs.map(({ slug: name }) => ({ ...PICTURE, name }))) });
    Object.assign(world, { config: { ...world.config, cartRecommends: [SHOP.withPcOnly] } });
    await world.catalogue.reload();
  });
  afterAll(() => market.close());

  const offered = async (slug: string) =>
    (await newVisitor(market.world).call(getProduct, { query: { slug } })).completeYourPurchase.map(
      ({ skuId }) => skuId,
    );

  test("is offered beside a PC that can be bought, and not beside one that cannot", async () => {
    expect(await offered("test-tower")).toEqual([SHOP.withPcOnly]);
    expect(await offered("resting-tower")).toEqual([]);
  });
});
