import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit, type CartView, setReviewItemsAndGetBundle, takeWithPcPrice } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("a thing that is cheaper with a PC, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    // The light at 25.00 with a PC is, for this test, the mouse at 59.00 alone.
    await db.queries
      .updateTable("products")
      .set({ detail: sql`detail || ${JSON.stringify({ sameAs: [SHOP.mouse] })}::jsonb` })
      .where("default_sku_id", "=", SHOP.withPcOnly)
      .execute();
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    visitor = newVisitor(world);
  });

  const add = (SkuID: number, Quantity = 1) => visitor.call(addToCart, { body: { SkuID, Quantity } });
  const mouseIn = ({ Items }: CartView) => Items.find(({ SkuID }) => SkuID === SHOP.mouse);

  test("is offered at that price as soon as a PC is beside it, and not before", async () => {
    expect(mouseIn(await add(SHOP.mouse, 2))?.WithPc).toBeNull();
    expect(mouseIn(await add(SHOP.pc))?.WithPc).toEqual({ SkuID: SHOP.withPcOnly, Price: 25, Saving: 68 });
  });

  test("is swapped by one call, and the cart costs exactly what was said less", async () => {
    await add(SHOP.mouse, 2);
    const before = await add(SHOP.pc);
    const cartItemId = mouseIn(before)?.CartItemId ?? "";
    const after = await visitor.call(takeWithPcPrice, { body: { cartItemId } });
    expect(after.Items.map(({ SkuID, Quantity }) => [SkuID, Quantity])).toContainEqual([SHOP.withPcOnly, 2]);
    expect(mouseIn(after)).toBeUndefined();
    expect(after.Totals.SubTotal).toBe(before.Totals.SubTotal - 68);
    expect(after.Blocks).toEqual([]);
    const again = await visitor.tryCall(takeWithPcPrice, { body: { cartItemId } });
    expect(reasonOf(again)).toBe("line_unknown");
  });

  test("is refused without a PC, and when there are not enough at that price", async () => {
    const alone = mouseIn(await add(SHOP.mouse))?.CartItemId ?? "";
    expect(reasonOf(await visitor.tryCall(takeWithPcPrice, { body: { cartItemId: alone } }))).toBe(
      "with_pc_not_offered",
    );
    await add(SHOP.pc);
    const stock = db.queries.updateTable("stock").where("sku_id", "=", SHOP.withPcOnly);
    await stock.set({ on_hand: 0 }).execute();
    expect(mouseIn(await visitor.call(cartInit))?.WithPc).toBeNull();
    expect(reasonOf(await visitor.tryCall(takeWithPcPrice, { body: { cartItemId: alone } }))).toBe(
      "with_pc_not_offered",
    );
    await stock.set({ on_hand: 30 }).execute();
  });

  test("stands in the bundle of the reviewed cart until it is in the cart, alone or with the PC", async () => {
    await db.queries.updateTable("stock").set({ on_hand: 20 }).where("sku_id", "=", SHOP.withPcOnly).execute();
    world.config = { ...world.config, cartRecommends: [SHOP.withPcOnly] };
    const review = (Items: { CartItemId: string; Qty: number }[] = []) =>
      visitor.call(setReviewItemsAndGetBundle, { body: { Items } });
    const idOf = ({ Items }: CartView, skuId: number) => Items.find(({ SkuID }) => SkuID === skuId)?.CartItemId ?? "";
    await add(SHOP.cable);
    expect((await review()).Bundle).toEqual([]);
    const pc = idOf(await add(SHOP.pc), SHOP.pc);
    const { Cart, Bundle } = await review([{ CartItemId: pc, Qty: 2 }]);
    expect(Cart.Items.map(({ SkuID, Quantity }) => [SkuID, Quantity])).toEqual([
      [SHOP.cable, 1],
      [SHOP.pc, 2],
    ]);
    expect(Bundle).toMatchObject([{ SkuID: SHOP.withPcOnly, Price: 25, PriceAlone: 59 }]);
    const alone = idOf(await add(SHOP.mouse), SHOP.mouse);
    expect((await review()).Bundle).toEqual([]);
    await visitor.call(takeWithPcPrice, { body: { cartItemId: alone } });
    expect((await review()).Bundle).toEqual([]);
  });

  test("is reviewed all or none: a foreign line, or more than there are, changes nothing", async () => {
    const cable = (await add(SHOP.cable)).Items[0]?.CartItemId ?? "";
    const { Items, Version } = await add(SHOP.pc);
    const pc = Items.find(({ SkuID }) => SkuID === SHOP.pc)?.CartItemId ?? "";
    const review = (CartItemId: string, Qty: number) =>
      visitor.tryCall(setReviewItemsAndGetBundle, {
        body: {
          Items: [
            { CartItemId: cable, Qty: 5 },
            { CartItemId, Qty },
          ],
        },
      });
    expect(reasonOf(await review("somebody-elses", 1))).toBe("line_unknown");
    expect(reasonOf(await review(pc, 6))).toBe("out_of_stock");
    expect((await visitor.call(cartInit)).Version).toBe(Version);
    const stranger = await newVisitor(world).tryCall(setReviewItemsAndGetBundle, { body: { Items: [] } });
    expect(reasonOf(stranger)).toBe("line_unknown");
  });
});
