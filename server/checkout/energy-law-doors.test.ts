import { beforeAll, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { createOrder, getCheckout, saveInformation, saveShippingMethod, validateCart } from "#contract/checkout.ts";
import { estimateCart, estimateDelivery } from "#contract/delivery-estimate.ts";
import { tempOrder } from "#contract/final-confirm.ts";
import { quoteOrderChange } from "#contract/order-changes.ts";
import { databasesToTest } from "../db/test-database.ts";
import { loadBuildShop, pcSkuId } from "../testing/build-shop.ts";
import { createOrderFor, DENVER, goToPayment, orderBody } from "../testing/buyer.ts";
import { ChangeScene, NOTHING } from "../testing/change-scene.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { finalPayload } from "../testing/specified-payload.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

const COMPACT = pcSkuId("easy-compact");
const CERTIFIED = pcSkuId("easy-1440");
const AUSTIN = { ...DENVER, Address1: "301 W 2nd St", ZipCode: "78701", City: "Austin", State: "TX" };
const { Email: _email, ...HOME } = DENVER;

/** Colorado has California's law. */
describe.each(databasesToTest())("a PC that a law of energy keeps out of a state, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  beforeAll(() => loadBuildShop(scene.market.db, ["easy-compact", "easy-1440"]));

  const holding = async (...skuIds: number[]) => {
    const visitor = newVisitor(scene.market.world);
    for (const SkuID of skuIds) await visitor.call(addToCart, { body: { SkuID } });
    return visitor;
  };
  /** The address was right for what was in the cart when it was given. */
  const addedAfterAddress = async () => {
    const visitor = await holding(SHOP.mouse);
    await goToPayment(visitor);
    await visitor.call(addToCart, { body: { SkuID: COMPACT } });
    return visitor;
  };

  test("is told for a ZIP, in the product's estimate and the cart's, and refused in neither", async () => {
    const visitor = await holding(SHOP.mouse, COMPACT);
    const told = { name: "Easy Compact", slug: "easy-compact", state: "CO", kwhPerYear: 71, kwhAllowed: 60 };
    expect((await visitor.call(estimateCart, { query: { zip: "80202" } })).NotSent).toMatchObject(told);
    expect((await visitor.call(estimateCart, { query: { zip: "78701" } })).NotSent).toBeNull();
    const query = { skuId: COMPACT, zip: "80202" };
    expect((await visitor.call(estimateDelivery, { query })).NotSent).toMatchObject(told);
    expect((await visitor.call(estimateDelivery, { query: { ...query, skuId: CERTIFIED } })).NotSent).toBeNull();
  });

  test("is refused with the address by name and state, and nothing of the cart is lost", async () => {
    const visitor = await holding(SHOP.mouse, COMPACT);
    const before = await visitor.call(cartInit);
    const refused = await visitor.tryCall(saveInformation, { body: { ShippingAddress: DENVER } });
    expect(refused).toMatchObject({
      refusal: {
        status: 409,
        alert: {
          Reason: "energy_law",
          Facts: { name: "Easy Compact", state: "CO", lineId: before.Items[1]?.CartItemId },
        },
      },
    });
    const after = await visitor.call(getCheckout);
    expect(after.Cart.Items).toEqual(before.Items);
    expect([after.OpenStep, after.ShippingAddress]).toEqual([1, null]);
    await goToPayment(visitor, AUSTIN.Email, AUSTIN);
    expect((await visitor.call(getCheckout)).OpenStep).toBe(3);
  });

  test("goes nowhere by an address that is older than its line: way, cart and order refuse it", async () => {
    const visitor = await addedAfterAddress();
    const { OpenStep, ShippingMethodID } = await visitor.call(getCheckout);
    expect(OpenStep).toBe(1);
    expect(reasonOf(await visitor.tryCall(validateCart))).toBe("energy_law");
    const way = { body: { ShippingMethodID: ShippingMethodID ?? 7 } };
    expect(reasonOf(await visitor.tryCall(saveShippingMethod, way))).toBe("energy_law");
    expect(reasonOf(await visitor.tryCall(createOrder, { body: await orderBody(visitor) }))).toBe("energy_law");
  });

  test("is refused by the specification's own order call", async () => {
    const visitor = await holding(COMPACT);
    expect(reasonOf(await visitor.tryCall(tempOrder, { body: await finalPayload(visitor) }))).toBe("energy_law");
  });

  test("is not sent there after it was ordered, whoever asks; a certified one is", async () => {
    for (const [skuId, reason] of [
      [COMPACT, "energy_law"],
      [CERTIFIED, null],
    ] as const) {
      const visitor = await holding(skuId);
      await goToPayment(visitor, AUSTIN.Email, AUSTIN);
      const { CustOrderID } = await createOrderFor(visitor);
      expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.approved))).toBeNull();
      const body = { OrderNumber: CustOrderID, Change: { ...NOTHING, Address: HOME } };
      expect(reasonOf(await visitor.tryCall(quoteOrderChange, { body }))).toBe(reason);
      const asked = new URLSearchParams({ number: CustOrderID, ...HOME });
      const { body: quoted } = await scene.owner.get(`/api/staff/orders/change/quote?${asked}`);
      expect(quoted["Reason"] ?? null).toBe(reason);
    }
  });
});
