import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addAdobeAddOn, addToCart, type CartView } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("POST /api/carts/addAdobeAddOn on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    // What is sold with a PC only stands for the card.
    world.config = { ...world.config, adobeAddOnSkuId: SHOP.withPcOnly };
    visitor = newVisitor(world);
  });

  const add = (SkuID: number, Quantity = 1) => visitor.call(addToCart, { body: { SkuID, Quantity } });
  const lineOf = ({ Items }: CartView, skuId: number) => Items.find(({ SkuID }) => SkuID === skuId);
  const idOf = (view: CartView, skuId: number) => lineOf(view, skuId)?.CartItemId ?? "";

  test("puts one card beside each PC, at its price, and not one more", async () => {
    const before = await add(SHOP.pc, 2);
    const body = { cartItemId: idOf(before, SHOP.pc) };
    const after = await visitor.call(addAdobeAddOn, { body });
    expect(lineOf(after, SHOP.withPcOnly)).toMatchObject({ Quantity: 1, Price: 25 });
    expect(after.Totals.SubTotal).toBe(before.Totals.SubTotal + 25);
    expect(after.Blocks).toEqual([]);
    expect(lineOf(await visitor.call(addAdobeAddOn, { body }), SHOP.withPcOnly)?.Quantity).toBe(2);
    expect(reasonOf(await visitor.tryCall(addAdobeAddOn, { body }))).toBe("add_on_enough");
  });

  test("is refused beside gear, where the shop has no card, and where it is sold out", async () => {
    const mouse = { cartItemId: idOf(await add(SHOP.mouse), SHOP.mouse) };
    const pc = { cartItemId: idOf(await add(SHOP.pc), SHOP.pc) };
    const refusalOf = async (body: { cartItemId: string }) => reasonOf(await visitor.tryCall(addAdobeAddOn, { body }));
    expect(await refusalOf(mouse)).toBe("add_on_not_offered");
    world.config = { ...world.config, adobeAddOnSkuId: null };
    expect(await refusalOf(pc)).toBe("add_on_not_offered");
    world.config = { ...world.config, adobeAddOnSkuId: SHOP.withPcOnly };
    const stock = db.queries.updateTable("stock").where("sku_id", "=", SHOP.withPcOnly);
    await stock.set({ on_hand: 0 }).execute();
    expect(await refusalOf(pc)).toBe("out_of_stock");
    await stock.set({ on_hand: 50 }).execute();
    expect(await refusalOf(pc)).toBeNull();
  });

  test("knows no line of another cart, and answers over HTTP by its own name", async () => {
    const cartItemId = idOf(await add(SHOP.pc), SHOP.pc);
    const stranger = newVisitor(world);
    await stranger.call(addToCart, { body: { SkuID: SHOP.pc } });
    expect(reasonOf(await stranger.tryCall(addAdobeAddOn, { body: { cartItemId } }))).toBe("line_unknown");
    const shopper = new HttpShopper(world);
    for (const [name, value] of visitor.cookies) shopper.cookies.set(name, value);
    expect(await shopper.post("/api/carts/addAdobeAddOn", { cartItemId })).toMatchObject({
      status: 200,
      body: { TotalCount: 2 },
    });
    expect(await shopper.post("/api/carts/addAdobeAddOn", { cartItemId: 5 })).toMatchObject({ status: 400 });
  });
});
