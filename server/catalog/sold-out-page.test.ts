import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProduct } from "#contract/catalog.ts";
import { databasesToTest } from "../db/test-database.ts";
import { slugPictures } from "../testing/slug-pictures.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("what is sold only with a PC, on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    const { db, world } = market;
    Object.assign(world, { pictures: await slugPictures(db) });
    Object.assign(world, { config: { ...world.config, cartRecommends: [SHOP.withPcOnly] } });
    await world.catalogue.changed(null);
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
