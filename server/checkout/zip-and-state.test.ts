import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import {
  createOrder,
  getCheckout,
  getOrder,
  saveInformation,
  saveShippingMethod,
  validateCart,
} from "#contract/checkout.ts";
import { addToCart } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, DENVER, goToPayment, orderBody } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const at = (State: string, ZipCode: string, City = "Anywhere", Country: "USA" | "CANADA" = "USA"): ShippingAddress => ({
  ...DENVER,
  Country,
  State,
  ZipCode,
  City,
});

describe.each(databasesToTest())("a ZIP and its state on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    visitor = newVisitor(world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
  });
  afterAll(() => db.close());

  const save = (ShippingAddress: ShippingAddress, ConfirmedZipCode?: string) =>
    visitor.tryCall(saveInformation, {
      body: { ShippingAddress, ...(ConfirmedZipCode !== undefined && { ConfirmedZipCode }) },
    });
  /** What an order to an address from before the rule looks like: the database has it, no call would take it. */
  const keepAddress = (address: ShippingAddress) =>
    db.queries
      .updateTable("carts")
      .set({ shipping_address: JSON.stringify(address) })
      .execute();

  test.each([
    [at("OR", "95811", "Sacramento"), "ZIP 95811 is in Sacramento, CA.", [{ state: "CA", city: "Sacramento" }]],
    [at("NY", "80202"), "ZIP 80202 is in Denver, CO.", [{ state: "CO", city: "Denver" }]],
    [at("DE", "19103"), "ZIP 19103 is in Philadelphia, PA.", [{ state: "PA", city: "Philadelphia" }]],
    [at("HI", "90001"), "ZIP 90001 is in Los Angeles, CA.", [{ state: "CA", city: "Los Angeles" }]],
    [at("AE", "10001", "APO"), "ZIP 10001 is in New York, NY.", [{ state: "NY", city: "New York" }]],
    [
      at("QC", "M5V 2T6", "Toronto", "CANADA"),
      "Postal code M5V 2T6 is in Toronto, ON.",
      [{ state: "ON", city: "Toronto" }],
    ],
    [
      at("AB", "V6B 1A1", "Calgary", "CANADA"),
      "Postal code V6B 1A1 is in Vancouver, BC.",
      [{ state: "BC", city: "Vancouver" }],
    ],
    [
      at("OH", "42223"),
      "ZIP 42223 is in Kentucky and Tennessee.",
      [
        { state: "KY", city: "" },
        { state: "TN", city: "" },
      ],
    ],
  ])("%j is refused with where its ZIP is", async (address, message, places) => {
    const answer = await save(address);
    expect(answer).toMatchObject({
      refusal: {
        status: 422,
        alert: {
          Reason: "zip_in_another_state",
          Fields: [{ field: "ShippingAddress.State", message }],
          Facts: { places },
        },
      },
    });
    expect(await save(address, address.ZipCode)).toEqual(answer);
  });

  test.each([
    ["42223", "KY", 0.06],
    ["42223", "TN", 0.07],
    ["97635", "OR", 0],
    ["97635", "CA", 0.0725],
    ["86044", "AZ", 0.056],
    ["86044", "UT", 0.061],
    ["63673", "MO", 0.04225],
    ["63673", "IL", 0.0625],
  ])("ZIP %s, which crosses a state line, goes to %s with that state's tax", async (zip, state, rate) => {
    const answer = await save(at(state, zip));
    expect("reply" in answer && answer.reply.Totals.TaxRate).toBe(rate);
  });

  test("posts of the armed forces and territories fit their own codes", async () => {
    for (const [state, zip, city] of [
      ["AE", "09012", "APO"],
      ["AA", "34002", "DPO"],
      ["AP", "96201", "APO"],
      ["GU", "96910", "Hagatna"],
      ["PR", "00901", "San Juan"],
    ] as const)
      expect([zip, reasonOf(await save(at(state, zip, city)))]).toEqual([zip, null]);
  });

  test("a ZIP nobody knows is asked about, confirmed once, and marks the order", async () => {
    const nowhere = at("OR", "00000", "Nowhere");
    const refused = await save(nowhere);
    expect(refused).toMatchObject({
      refusal: {
        status: 422,
        alert: {
          Reason: "zip_unknown",
          Message: "We don’t recognize this ZIP code. Check it, or confirm that it’s right.",
          Fields: [{ field: "ShippingAddress.ZipCode" }],
        },
      },
    });
    expect(reasonOf(await save(nowhere, "00001"))).toBe("zip_unknown");
    expect(reasonOf(await save(nowhere, "00000"))).toBeNull();
    expect(reasonOf(await save({ ...nowhere, City: "Somewhere" }))).toBeNull();
    expect(reasonOf(await save({ ...nowhere, ZipCode: "00002" }))).toBe("zip_unknown");

    await goToPayment(visitor, DENVER.Email, nowhere);
    const warnings: unknown[] = [];
    world.log.warn = (facts: unknown) => void warnings.push(facts);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(warnings).toEqual([{ orderNumber: CustOrderID }]);
    expect(await visitor.call(getOrder, { query: { number: CustOrderID } })).toMatchObject({
      ZipCodeUnknown: true,
    });
  });

  test("an order to a ZIP we know is not marked", async () => {
    await goToPayment(visitor);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await visitor.call(getOrder, { query: { number: CustOrderID } })).toMatchObject({
      ZipCodeUnknown: false,
    });
  });

  test("an address from before the rule opens no step and makes no order", async () => {
    await goToPayment(visitor);
    const body = await orderBody(visitor);
    const [method] = (await visitor.call(getCheckout)).ShippingChoices;
    for (const [address, reason] of [
      [at("OR", "95811", "Sacramento"), "zip_in_another_state"],
      [at("OR", "00003"), "zip_unknown"],
    ] as const) {
      await keepAddress(address);
      expect((await visitor.call(getCheckout)).OpenStep).toBe(1);
      const answers = [
        await visitor.tryCall(validateCart),
        await visitor.tryCall(saveShippingMethod, { body: { ShippingMethodID: method?.ShippingMethodID ?? 0 } }),
        await visitor.tryCall(createOrder, { body }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({
          refusal: { status: 422, alert: { Reason: reason, Redirect: "/carts?step=information" } },
        });
    }
  });

  test("a billing address may name another state: its bank checks it, the tax follows the parcel", async () => {
    await goToPayment(visitor);
    const { Email: _email, ...billing } = at("OR", "95811", "Sacramento");
    const answer = await visitor.tryCall(createOrder, {
      body: { ...(await orderBody(visitor)), BillingAddress: billing },
    });
    expect(reasonOf(answer)).toBeNull();
  });
});
