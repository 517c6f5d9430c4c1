import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getCheckout } from "#contract/checkout.ts";
import { estimateCart, estimateDelivery } from "#contract/delivery-estimate.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { DENVER, goToPayment } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const at = (ZipCode: string, City: string, State: string, Country: "USA" | "CANADA" = "USA"): ShippingAddress => ({
  ...DENVER,
  Country,
  State,
  ZipCode,
  City,
});
const PLACES = [
  at("80202", "Denver", "CO"),
  at("19901", "Dover", "DE"),
  at("M5V 2T6", "Toronto", "ON", "CANADA"),
  at("99501", "Anchorage", "AK"),
  at("90001", "Los Angeles", "CA"),
];

describe.each(databasesToTest())("an estimate by ZIP on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let anyone: Visitor;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    anyone = newVisitor(world);
  });
  afterAll(() => db.close());

  const holding = async (...skuIds: number[]) => {
    const visitor = newVisitor(world);
    for (const SkuID of skuIds) await visitor.call(addToCart, { body: { SkuID, Quantity: 1 } });
    return visitor;
  };

  test.each(PLACES)("a PC to $City comes to what its checkout charges, on the same days", async (address) => {
    const estimate = await anyone.call(estimateDelivery, { query: { skuId: SHOP.pc, zip: address.ZipCode } });
    const buyer = await holding(SHOP.pc);
    await goToPayment(buyer, DENVER.Email, address);
    const { Totals, ShippingChoices } = await buyer.call(getCheckout);
    expect(estimate.Place).toMatchObject({ state: address.State, city: address.City, zipCode: address.ZipCode });
    expect({ ...estimate.Totals, Steps: withoutLines(estimate.Totals) }).toEqual({
      ...Totals,
      Steps: withoutLines(Totals),
    });
    expect(estimate.Shipping).toEqual(ShippingChoices[0]);
  });

  test.each(PLACES)("a mixed cart to $City comes to what its checkout charges", async (address) => {
    const buyer = await holding(SHOP.laptop, SHOP.mouse, SHOP.cable);
    const estimate = await buyer.call(estimateCart, { query: { zip: address.ZipCode } });
    await goToPayment(buyer, DENVER.Email, address);
    const { Cart, Totals, ShippingChoices } = await buyer.call(getCheckout);
    expect(estimate.Totals).toEqual(Totals);
    expect(estimate.Shipping).toEqual(ShippingChoices[0]);
    const own = await buyer.call(estimateCart, {});
    expect([own.Version, own.Totals, own.Shipping]).toEqual([Cart.Version, Totals, ShippingChoices[0]]);
  });

  test("a longer warranty is in the total, and one that is not offered is refused", async () => {
    const { Items } = await newVisitor(world).call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 1 } });
    const longer = Items[0]?.Warranties.find(({ price }) => price > 0);
    const query = { skuId: SHOP.pc, zip: "19901" };
    const included = await anyone.call(estimateDelivery, { query });
    const covered = await anyone.call(estimateDelivery, { query: { ...query, warrantyId: longer?.warrantyId ?? 0 } });
    expect(covered.Totals.Total - included.Totals.Total).toBeCloseTo(longer?.price ?? Number.NaN, 2);
    expect(await anyone.tryCall(estimateDelivery, { query: { ...query, warrantyId: 999 } })).toMatchObject({
      refusal: { alert: { Reason: "warranty_unknown" } },
    });
  });

  test("gear says what is missing for free shipping, and nothing once it ships free", async () => {
    const [cable, pc] = await Promise.all(
      [SHOP.cable, SHOP.pc].map((skuId) => anyone.call(estimateDelivery, { query: { skuId, zip: "80202" } })),
    );
    expect([cable?.FreeShippingLeft, cable?.Shipping?.Fee]).toEqual([90, expect.any(Number)]);
    expect([pc?.FreeShippingLeft, pc?.Shipping?.Fee]).toEqual([null, 0]);
    const enough = await holding(SHOP.cable);
    await enough.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
    expect(await enough.call(estimateCart, { query: { zip: "80202" } })).toMatchObject({
      FreeShippingLeft: null,
      Shipping: { Fee: 0 },
    });
  });

  test.each([
    ["00000", "postal_code_unknown", "We don’t recognize this ZIP code. Check it."],
    ["D1A 1A1", "postal_code_unknown", "Enter a ZIP code like 10001 or a postal code like K1A 0B1."],
    ["8020", "postal_code_unknown", "Enter a ZIP code like 10001 or a postal code like K1A 0B1."],
    ["96960", "not_ship_to", "We don’t ship there. We ship to the USA and Canada only."],
  ])("%s is refused at its field, of a product and of a cart", async (zip, Reason, message) => {
    const refusal = { refusal: { alert: { Reason, Fields: [{ field: "zip", message }] } } };
    expect(await anyone.tryCall(estimateDelivery, { query: { skuId: SHOP.pc, zip } })).toMatchObject(refusal);
    const buyer = await holding(SHOP.mouse);
    expect(await buyer.tryCall(estimateCart, { query: { zip } })).toMatchObject(refusal);
  });

  test("what nobody sells has no dates, an empty cart neither, and a cart without an address asks for one", async () => {
    const refused = async (tried: Promise<unknown>, Reason: string) =>
      expect(await tried).toMatchObject({ refusal: { alert: { Reason } } });
    await refused(anyone.tryCall(estimateDelivery, { query: { skuId: 999_999, zip: "80202" } }), "sku_unknown");
    await refused(anyone.tryCall(estimateCart, { query: { zip: "80202" } }), "cart_empty");
    await refused((await holding(SHOP.mouse)).tryCall(estimateCart, {}), "address_missing");
  });

  test("the estimate of a product is the same for everybody: it gives no cookie", async () => {
    const { cookies } = anyone;
    await anyone.call(estimateDelivery, { query: { skuId: SHOP.mouse, zip: "80202" } });
    expect([...cookies]).toEqual([]);
  });
});

/** The one line has another id in a cart. */
function withoutLines({ Steps }: { Steps: readonly { shares: readonly { amount: number }[] }[] }) {
  return Steps.map((step) => ({ ...step, lineId: null, shares: step.shares.map(({ amount }) => amount) }));
}
