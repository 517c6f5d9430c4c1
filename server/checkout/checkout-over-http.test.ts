import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import { storeConfig } from "#config";
import type { CheckoutView } from "#contract/checkout.ts";
import * as schemas from "#contract/schemas/checkout.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents } from "#rules/money/cents.ts";
import { PAYMENT_TYPES } from "#rules/payment/payment-types.ts";
import { DENVER } from "../testing/buyer.ts";
import { type DemoShop, openDemoShop } from "../testing/demo-shop.ts";
import type { HttpAnswer, HttpShopper } from "../testing/http-shopper.ts";
import { TEST_NOW } from "../testing/test-world.ts";

/** SKUs of the demo catalogue, with what the tests count on. */
const SKU = {
  /** 5,699.00, ready-made, may be leased. */
  readyPc: 218001,
  /** 9,549.00, built to order. */
  builtPc: 218010,
  /** 1,699.00. */
  laptop: 218526,
  /** 19.00 and 320 g. */
  bungee: 230152,
  /** 229.00 and 31 kg: above every range of gear shipping. */
  bench: 230114,
  /** 99.00 now, as a pre-order's deposit. */
  deposit: 230108,
} as const;
const PLACES = {
  Denver: {},
  Minneapolis: { ZipCode: "55401", City: "Minneapolis", State: "MN" },
  Austin: { ZipCode: "78701", City: "Austin", State: "TX" },
  Birmingham: { ZipCode: "35203", City: "Birmingham", State: "AL" },
  "an APO": { Address1: "PSC 1234", ZipCode: "09012", City: "APO", State: "AE" },
  Honolulu: { ZipCode: "96813", City: "Honolulu", State: "HI" },
  "San Juan": { ZipCode: "00901", City: "San Juan", State: "PR" },
  Vancouver: { Country: "CANADA", ZipCode: "V6B 1A1", City: "Vancouver", State: "BC" },
  "a PO box in Denver": { Address1: "P.O. Box 12" },
} as const;
type Place = keyof typeof PLACES;

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterEach(() => {
  shop.world.setNow(TEST_NOW);
  setConfig(storeConfig);
});
afterAll(() => shop.close());

/** The shop's owner changes settings. */
function setConfig(config: StoreConfig): void {
  Object.assign(shop.world, { config });
}

async function cartOf(...skuIds: number[]): Promise<HttpShopper> {
  const shopper = shop.newShopper();
  for (const SkuID of skuIds) await shopper.post("/api/carts/addToCart", { SkuID });
  return shopper;
}

function saveAddress(shopper: HttpShopper, more: object): Promise<HttpAnswer> {
  return shopper.post("/api/cart-checkout/save-information", { ShippingAddress: { ...DENVER, ...more } });
}

async function shippedTo(place: Place, ...skuIds: number[]): Promise<{ shopper: HttpShopper; view: CheckoutView }> {
  const shopper = await cartOf(...skuIds);
  return { shopper, view: viewOf(await saveAddress(shopper, PLACES[place])) };
}

/** The checkout as its cheapest way of shipping has it. */
async function paymentStep(place: Place, ...skuIds: number[]): Promise<CheckoutView> {
  const { shopper, view } = await shippedTo(place, ...skuIds);
  const body = { ShippingMethodID: view.ShippingChoices[0]?.ShippingMethodID };
  return viewOf(await shopper.post("/api/cart-checkout/save-shipping-method", body));
}

function viewOf({ status, body }: HttpAnswer): CheckoutView {
  expect([status, body["Message"]]).toEqual([200, undefined]);
  return schemas.CheckoutView.parse(body);
}

describe("an address", () => {
  test("comes back with the specification's twelve fields, and billing without the email", async () => {
    const shopper = await cartOf(SKU.bungee);
    const { ShippingAddress } = viewOf(await saveAddress(shopper, {}));
    expect(Object.keys(ShippingAddress ?? {}).sort()).toEqual(Object.keys(DENVER).sort());
    expect(Object.keys(DENVER)).toHaveLength(12);
    const { Email: _, ...billing } = DENVER;
    const order = { Version: 1, Payment: "CreditCard", ExpectedTotal: 0 };
    const asked = await shopper.post("/api/cart-checkout/create-order", { ...order, BillingAddress: DENVER });
    expect(asked).toMatchObject({ status: 400, body: { Fields: [{ field: "BillingAddress.Email" }] } });
    const known = await shopper.post("/api/cart-checkout/create-order", { ...order, BillingAddress: billing });
    expect(known.status).not.toBe(400);
  });

  test("without a country is one in the USA", async () => {
    const { Country: _, ...address } = DENVER;
    const shopper = await cartOf(SKU.bungee);
    const answer = await shopper.post("/api/cart-checkout/save-information", { ShippingAddress: address });
    expect(viewOf(answer).ShippingAddress?.Country).toBe("USA");
  });

  test("is kept tidy: the state's letters, trimmed city and number, the phone in its one form", async () => {
    const typed = { State: "Colorado", City: "Denver  ", ContactNumber: " 3035550123 ", MobileNumber: "303.555.0199" };
    const { ShippingAddress } = viewOf(await saveAddress(await cartOf(SKU.bungee), typed));
    expect(ShippingAddress).toMatchObject({
      State: "CO",
      City: "Denver",
      ContactNumber: "(303) 555-0123",
      MobileNumber: "(303) 555-0199",
    });
  });

  test.each([
    ["six digits in the USA", { ZipCode: "802020" }, "ShippingAddress.ZipCode"], // S342, S357
    ["eight characters in Canada", { ...PLACES.Vancouver, ZipCode: "V6B 1A11" }, "ShippingAddress.ZipCode"], // S343
    ["a state that is none", { State: "Bavaria" }, "ShippingAddress.State"], // S346, S357
    ["a phone of six digits", { ContactNumber: "303555" }, "ShippingAddress.ContactNumber"], // S357
  ])("with %s is refused with words at the field", async (_what, typed, field) => {
    const { status, body } = await saveAddress(await cartOf(SKU.bungee), typed);
    expect([status, body["Reason"]]).toEqual([422, "address_invalid"]);
    expect(body["Fields"]).toEqual([{ field, message: expect.stringMatching(/\w+ \w+/) as string }]);
  });

  test("of another country for the bill has a postal code of at most five characters", async () => {
    const { Email: _, ...abroad } = { ...DENVER, Country: "OTHER", State: "", City: "Oslo" };
    const fieldsOf = async (ZipCode: string) => {
      const { shopper, view } = await shippedTo("Denver", SKU.bungee);
      const body = { ShippingMethodID: view.ShippingChoices[0]?.ShippingMethodID };
      const ready = viewOf(await shopper.post("/api/cart-checkout/save-shipping-method", body));
      const order = { Version: ready.Cart.Version, Payment: "CreditCard", ExpectedTotal: ready.Totals.Total };
      const billed = { ...order, BillingAddress: { ...abroad, ZipCode } };
      return JSON.stringify((await shopper.post("/api/cart-checkout/create-order", billed)).body["Fields"] ?? []);
    };
    expect(await fieldsOf("123456")).toContain("BillingAddress.ZipCode");
    expect(await fieldsOf("12345")).not.toContain("BillingAddress.ZipCode");
  });

  test("in a country that is neither the USA nor Canada gets nothing shipped", async () => {
    const { status, body } = await saveAddress(await cartOf(SKU.bungee), { Country: "OTHER" });
    expect([status, body["Reason"]]).toEqual([422, "not_ship_to"]);
    const fourth = await saveAddress(await cartOf(SKU.bungee), { Country: "MEXICO" });
    expect(fourth.status).toBe(400);
  });
});

describe("shipping", () => {
  test.each<[string, Place, number, Record<number, number>]>([
    ["a PC built to order", "Denver", SKU.builtPc, { 7: 0, 9: 44, 4: 49, 10: 54, 3: 69, 6: 139 }], // S517, S519
    ["a ready-made PC", "Denver", SKU.readyPc, { 7: 0, 9: 44, 4: 49, 10: 54, 5: 59, 6: 119 }], // S2, S527
    ["a ready-made PC", "Honolulu", SKU.readyPc, { 7: 149, 3: 179, 5: 209 }], // S350, S525
    ["a ready-made PC", "a PO box in Denver", SKU.readyPc, { 2: 59 }], // S347, S348
    ["a laptop", "Denver", SKU.laptop, { 7: 0, 4: 29, 9: 34, 10: 44, 5: 59, 6: 119 }], // S521
    ["a laptop", "Vancouver", SKU.laptop, { 1: 49 }],
    ["gear of 320 g", "Denver", SKU.bungee, { 11: 5.95, 3: 14.95 }], // S522
    ["gear of 320 g", "an APO", SKU.bungee, { 2: 8.95 }], // S349, S519, S524
    ["gear of 320 g", "San Juan", SKU.bungee, { 2: 8.95, 3: 41.95 }], // S520, S524
    ["gear of 320 g", "Honolulu", SKU.bungee, { 11: 5.95, 3: 41.95 }],
    ["gear of 320 g", "Vancouver", SKU.bungee, { 13: 14.95 }], // S2, S522
    ["gear of 320 g", "a PO box in Denver", SKU.bungee, { 11: 5.95 }],
    ["gear of 31 kg", "Vancouver", SKU.bench, { 13: 84.95 }], // S523
  ])("of %s to %s is offered by these methods at these fees", async (_what, place, skuId, fees) => {
    const { view } = await shippedTo(place, skuId);
    const offered = view.ShippingChoices.map(({ ShippingMethodID, ListFee }) => [ShippingMethodID, ListFee]);
    expect(Object.fromEntries(offered)).toEqual(fees);
  });

  test("of a ready-made PC by the shipping SKU of the settings takes 5-7 business days", async () => {
    const { view } = await shippedTo("Honolulu", SKU.readyPc);
    const ground = view.ShippingChoices.find(({ ShippingMethodID }) => ShippingMethodID === 7);
    expect(ground?.Why).toContain("5-7 Business Days");
  });

  test("of a system costs the method's rate less the 75 or 49 that its price holds", async () => {
    const { body } = await shop.newShopper().get("/api/get-globaljson");
    const methods = body["ShippingMethods"] as { ShippingMethodID: number; Increase: Record<string, number> }[];
    const postal = methods.find(({ ShippingMethodID }) => ShippingMethodID === 2)?.Increase;
    const feeOf = async (skuId: number) =>
      (await shippedTo("a PO box in Denver", skuId)).view.ShippingChoices[0]?.ListFee;
    expect([await feeOf(SKU.builtPc), postal?.["Desktop"]]).toEqual([59, 59 + 75]);
    expect([await feeOf(SKU.laptop), postal?.["Laptop"]]).toEqual([39, 39 + 49]);
  });
});

describe("fees and tax", () => {
  test.each<[string, Place, number[], number]>([
    ["goods to Colorado", "Denver", [SKU.bungee], 0.28], // S499
    ["a deposit alone to Colorado", "Denver", [SKU.deposit], 0], // S501
    ["19.00 to Minnesota", "Minneapolis", [SKU.bungee], 0],
    ["100.00 and more to Minnesota", "Minneapolis", [SKU.bench], 0.5], // S502
    ["goods to Texas", "Austin", [SKU.bungee], 0],
  ])("for %s the delivery fee is right", async (_what, place, skuIds, fee) => {
    expect((await paymentStep(place, ...skuIds)).Totals.DeliveryFee).toBe(fee);
  });

  test("round half to even: 19.00 and its shipping at Austin's rate", async () => {
    const { Totals } = await paymentStep("Austin", SKU.bungee);
    expect([Totals.SubTotal, Totals.ShippingFee, Totals.Tax, Totals.Total]).toEqual([19, 5.95, 1.19, 26.14]);
  });

  const DURING = new Date("2026-07-18T15:00:00Z");
  const LOCAL_START = new Date("2026-07-17T05:00:00Z");
  test.each<[string, Date, Place, number, boolean]>([
    ["an item up to 750.00", DURING, "Birmingham", SKU.bench, false],
    ["an item above 750.00", DURING, "Birmingham", SKU.laptop, true],
    ["its first second in Alabama", LOCAL_START, "Birmingham", SKU.bench, false],
    ["the second before it", new Date(LOCAL_START.getTime() - 1000), "Birmingham", SKU.bench, true],
    ["another state in that week", DURING, "Minneapolis", SKU.bench, true],
  ])("in Alabama's tax holiday, %s", async (_what, at, place, skuId, isTaxed) => {
    shop.world.setNow(at);
    const { Totals } = await paymentStep(place, skuId);
    // The bench's shipping costs 39.95, on which some states have a tax of their own.
    expect(Totals.Tax > 4).toBe(isTaxed);
  });

  test("a holiday for whole orders frees what is at most its limit, by another limit for gear alone, in the USA only", async () => {
    const [holiday] = storeConfig.tax.holidays;
    if (!holiday) throw new Error("The settings have no tax holiday");
    const whole = { ...holiday, taxType: "Total", maxPrice: cents(1_700_00), gearsMaxPrice: cents(200_00) } as const;
    setConfig({
      ...storeConfig,
      tax: { ...storeConfig.tax, holidays: [whole, { ...whole, state: "BC" }] },
    });
    shop.world.setNow(DURING);
    const taxOf = async (place: Place, skuId: number) => (await paymentStep(place, skuId)).Totals.Tax;
    expect(await taxOf("Birmingham", SKU.laptop)).toBe(0);
    expect(await taxOf("Birmingham", SKU.builtPc)).toBeGreaterThan(0);
    expect(await taxOf("Birmingham", SKU.bungee)).toBe(0);
    expect(await taxOf("Birmingham", SKU.bench)).toBeGreaterThan(0);
    expect(await taxOf("Vancouver", SKU.bungee)).toBeGreaterThan(0);
  });

  test("a deposit is never taxed, beside things that are", async () => {
    const both = await paymentStep("Austin", SKU.deposit, SKU.bench);
    const alone = await paymentStep("Austin", SKU.bench);
    expect(both.Totals.SubTotal).toBe(alone.Totals.SubTotal + 99);
    expect(both.Totals.Tax).toBe(alone.Totals.Tax);
  });
});

describe("payment methods", () => {
  /** The limits are of ways that somebody moves money for. */
  beforeAll(() => {
    const cards = shop.world.payments.of("CreditCard");
    const all = Object.fromEntries(PAYMENT_TYPES.map((type) => [type, cards]));
    Object.assign(shop.world, { payments: new PaymentProviders(shop.world.payments.cardFields, all) });
  });
  const methodsOf = async (place: Place, ...skuIds: number[]) => {
    const { PaymentMethods } = await paymentStep(place, ...skuIds);
    return Object.fromEntries(PaymentMethods.map(({ Type, Reason, Min, Max }) => [Type, { Reason, Min, Max }]));
  };
  const allEnabled: StoreConfig = {
    ...storeConfig,
    payment: {
      ...storeConfig.payment,
      methods: storeConfig.payment.methods.map((method) => ({ ...method, enabled: true })),
    },
  };

  test("are the specification's seven, and one that is switched off says so", async () => {
    const { methods: all } = storeConfig.payment;
    const without = all.map((method) => ({ ...method, enabled: method.type !== "AFFIRM" }));
    setConfig({ ...storeConfig, payment: { ...storeConfig.payment, methods: without } });
    const methods = await methodsOf("Denver", SKU.bungee);
    expect(Object.keys(methods).sort()).toEqual(
      ["AFFIRM", "AMAZONV2", "ApplePay", "CreditCard", "GooglePay", "Katapult", "PAYPAL"].sort(),
    );
    expect(methods["AFFIRM"]?.Reason).toBe("method_disabled");
    expect(methods["CreditCard"]?.Reason).toBeNull();
  });

  test("have the limits of the settings: Affirm from 150, Katapult from 300 to 4000, both in the USA only", async () => {
    setConfig(allEnabled);
    const small = await methodsOf("Denver", SKU.bungee);
    expect(small["AFFIRM"]).toMatchObject({ Reason: "below_minimum", Min: 150 });
    expect(small["Katapult"]).toEqual({ Reason: "below_minimum", Min: 300, Max: 4000 });
    expect((await methodsOf("Denver", SKU.readyPc))["Katapult"]?.Reason).toBe("above_maximum");
    const canada = await methodsOf("Vancouver", SKU.laptop);
    expect([canada["AFFIRM"]?.Reason, canada["Katapult"]?.Reason]).toEqual(["usa_only", "usa_only"]);
  });

  test("lease only where the leasable total is strictly between the lender's amounts", async () => {
    setConfig(allEnabled);
    const leased = async (...skuIds: number[]) => (await methodsOf("Denver", ...skuIds))["Katapult"]?.Reason;
    expect(await leased(SKU.laptop)).not.toBe("leasing_not_offered");
    expect(await leased(SKU.bench, SKU.bench)).toBe("leasing_not_offered");
  });
});
