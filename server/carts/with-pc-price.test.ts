import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit, type CartView, takeWithPcPrice } from "#contract/carts.ts";
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
});
