import { expect, test } from "vitest";
import { openTestDatabase } from "#server/db/test-database.ts";
import { showingOf, wirePrice } from "#server/catalog/to-product-card.ts";
import { makeTestWorld } from "#server/testing/test-world.ts";
import { fillEmptyShop } from "./fill-empty-shop.ts";

const MONTH_MS = 30 * 86_400_000;

test("a demo that is opened today has sales today, and none when they are two months old", async () => {
  const db = await openTestDatabase("pglite");
  await fillEmptyShop(db);
  const world = makeTestWorld(db);
  const strucks = async (at: Date) => {
    world.setNow(at);
    const showing = showingOf(world);
    const products = await world.catalogue.find({});
    return products.flatMap(({ skus }) => skus).filter((sku) => wirePrice(sku, showing).was !== null).length;
  };
  expect(await strucks(new Date())).toBeGreaterThanOrEqual(10);
  expect(await strucks(new Date(Date.now() + 2 * MONTH_MS))).toBe(0);
  await db.close();
});
