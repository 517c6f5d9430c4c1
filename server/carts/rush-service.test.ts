import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, changeRushService, changeRushServiceToDefer, changeSystemWarranty } from "#contract/carts.ts";
import { getCheckout } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

/** What the store asks, in dollars: a price that no other amount of these carts has. */
const RUSH = 87;

describe.each(databasesToTest())("rush service on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;
  let cartItemId: string;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    await db.execute(`update products set detail = detail || '{"readyMade": false}' where slug = 'test-tower'`);
    world = makeTestWorld(db);
    world.config = { ...world.config, rushPrice: (RUSH * 100) as typeof world.config.rushPrice };
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    visitor = newVisitor(world);
    const added = await visitor.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 2 } });
    cartItemId = added.Items[0]?.CartItemId ?? "";
  });
  const choose = (rushService: "none" | "rush" | "DEFER") =>
    visitor.call(changeRushService, { body: { cartItemId, rushService } });

  test("nothing is chosen before the shopper does, and each choice says its price and its day", async () => {
    const [item] = (await choose("none")).Items;
    expect(item).toMatchObject({ RushService: "none", RushPrice: 0, Price: 1999 });
    expect(item?.RushChoices).toMatchObject([
      { rushService: "none", price: 0, ships: item?.EstimatedShip },
      { rushService: "rush", price: RUSH },
      { rushService: "DEFER", price: 0 },
    ]);
    expect(new Set(item?.RushChoices.map(({ ships }) => ships)).size).toBe(3);
  });

  test("rush is paid for each unit and brings its day; the way back to DEFER costs nothing and has the latest one", async () => {
    const [, rush, later] = (await choose("none")).Items[0]?.RushChoices ?? [];
    const rushed = await choose("rush");
    expect(rushed.Totals.SubTotal).toBe(2 * (1999 + RUSH));
    expect(rushed.Items[0]).toMatchObject({ RushService: "rush", RushPrice: RUSH, EstimatedShip: rush?.ships });
    expect(rushed.Totals.Steps).toContainEqual(expect.objectContaining({ rule: "rush", amount: 2 * RUSH }));
    const deferred = await visitor.call(changeRushServiceToDefer, { body: { cartItemId } });
    expect(deferred.Totals.SubTotal).toBe(2 * 1999);
    expect(deferred.Items[0]).toMatchObject({ RushService: "DEFER", RushPrice: 0, EstimatedShip: later?.ships });
  });

  test("another choice of the same PC is a line of its own, and becomes one with it when it is the same again", async () => {
    await choose("rush");
    const two = await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    expect(two.Items.map(({ RushService, Quantity }) => [RushService, Quantity])).toEqual([
      ["rush", 2],
      ["none", 1],
    ]);
    const one = await choose("none");
    expect(one.Items.map(({ RushService, Quantity }) => [RushService, Quantity])).toEqual([["none", 3]]);
  });

  test("a warranty chosen after it leaves it as it is", async () => {
    await choose("rush");
    const warrantyId = world.config.warranties.find(
      ({ price, covers }) => price > 0 && covers === "desktop",
    )?.warrantyId;
    const view = await visitor.call(changeSystemWarranty, { body: { cartItemId, warrantyId: warrantyId ?? 0 } });
    expect(view.Items[0]).toMatchObject({ RushService: "rush", AdditionalWarrantyID: warrantyId });
  });

  test("what needs no build cannot be rushed, gear cannot wait, and a foreign line looks absent", async () => {
    const withMore = await visitor.call(addToCart, { body: { SkuID: SHOP.laptop } });
    const laptop = withMore.Items.find(({ SkuID }) => SkuID === SHOP.laptop)?.CartItemId ?? "";
    const rushLaptop = { body: { cartItemId: laptop, rushService: "rush" } } as const;
    expect(reasonOf(await visitor.tryCall(changeRushService, rushLaptop))).toBe("rush_not_offered");
    const mouse = (await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } })).Items.at(-1)?.CartItemId ?? "";
    expect(reasonOf(await visitor.tryCall(changeRushServiceToDefer, { body: { cartItemId: mouse } }))).toBe(
      "rush_not_offered",
    );
    const stranger = newVisitor(world);
    await stranger.call(addToCart, { body: { SkuID: SHOP.pc } });
    expect(reasonOf(await stranger.tryCall(changeRushServiceToDefer, { body: { cartItemId } }))).toBe("line_unknown");
  });

  test("a line that is put back keeps what was chosen for it, and nothing that is not offered is taken", async () => {
    const putBack = (SkuID: number) => ({ body: { SkuID, RushService: "rush" } }) as const;
    const [added] = (await newVisitor(world).call(addToCart, putBack(SHOP.pc))).Items;
    expect(added).toMatchObject({ RushService: "rush", RushPrice: RUSH });
    const { Items } = await visitor.call(addToCart, putBack(SHOP.pc));
    expect(Items.map(({ RushService }) => RushService)).toEqual(["none", "rush"]);
    for (const shopper of [visitor, newVisitor(world)])
      expect(reasonOf(await shopper.tryCall(addToCart, putBack(SHOP.mouse)))).toBe("rush_not_offered");
  });

  test("a choice says when the order leaves, where something else in it is ready later", async () => {
    const [alone] = (await choose("rush")).Items;
    expect(alone?.RushChoices.map(({ orderShips }) => orderShips)).toEqual([null, null, null]);
    const [rushed, usual] = (await visitor.call(addToCart, { body: { SkuID: SHOP.pc } })).Items;
    const inTurn = usual?.EstimatedShip;
    expect(rushed?.RushChoices.map(({ orderShips }) => orderShips)).toEqual([null, inTurn, null]);
    expect(rushed?.EstimatedShip).not.toBe(inTurn);
  });

  test("an order keeps what was chosen, leaves on that day, and is computed again to the cent", async () => {
    const ships = async () => {
      await goToPayment(visitor);
      return (await visitor.call(getCheckout)).ShippingChoices[0]?.ShipsOn;
    };
    const usual = await ships();
    await choose("rush");
    const sooner = await ships();
    expect(sooner).not.toBe(usual);
    const { CustOrderID } = await createOrderFor(visitor);
    const row = await db.queries
      .selectFrom("orders")
      .innerJoin("order_lines", "order_id", "orders.id")
      .select(["facts", "unit_cents", "ships_on", "orders.tax_cents as tax"])
      .where("order_number", "=", CustOrderID)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ facts: { rush: "rush" }, unit_cents: (1999 + RUSH) * 100, ships_on: sooner });
    expect(await recomputeOrder(db.queries, world.config, CustOrderID)).toMatchObject({
      charged: row.unit_cents * 2 + 28 + row.tax,
      differences: [],
    });
  });
});
