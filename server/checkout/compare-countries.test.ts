import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { countryChange } from "#contract/country-change.ts";
import { estimateCart } from "#contract/delivery-estimate.ts";
import { saveInformation } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { DENVER } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("what a country changes on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  const holding = async (...skuIds: number[]) => {
    const visitor = newVisitor(world);
    for (const SkuID of skuIds) await visitor.call(addToCart, { body: { SkuID, Quantity: 1 } });
    return visitor;
  };
  const asked = async (visitor: Visitor, zip = "") => {
    const { Countries, ...change } = await visitor.call(countryChange, { query: { zip } });
    const factsOf = (country: string) => {
      const facts = Countries.find(({ Country }) => Country === country);
      if (!facts) throw new Error(`nothing of ${country}`);
      return facts;
    };
    return { ...change, usa: factsOf("USA"), canada: factsOf("CANADA") };
  };

  test("without a cart it says the taxes of both tables and no shipping (S67)", async () => {
    const { usa, canada, Units, CheckoutCountry } = await asked(newVisitor(world));
    expect([Units, CheckoutCountry]).toEqual([0, null]);
    expect(usa).toMatchObject({ Shipping: null, BeforeTax: null, NotCarried: [], TaxFrom: 0 });
    expect([canada.TaxFrom, canada.TaxUntil]).toEqual([0.05, 0.15]);
    expect(canada.Shipping).toBeNull();
  });

  test("a PC ships to both, at the fee and on the days of an estimate there, with nothing lost from the cart", async () => {
    const buyer = await holding(SHOP.pc);
    const { usa, canada, Units } = await asked(buyer, "M5V 2T6");
    const toronto = await buyer.call(estimateCart, { query: { zip: "M5V 2T6" } });
    expect(Units).toBe(1);
    expect(canada.Shipping).toEqual(toronto.Shipping);
    expect(canada.Place).toMatchObject({ city: "Toronto" });
    expect(canada.BeforeTax).toBeCloseTo(toronto.Totals.Total - toronto.Totals.Tax, 2);
    const denver = await buyer.call(estimateCart, { query: { zip: "80202" } });
    expect([usa.Place, usa.Shipping?.Fee]).toEqual([null, denver.Shipping?.Fee]);
    expect(usa.NotCarried).toEqual([]);
  });

  test("without any place the way and the sum are those of every place of the country, before tax", async () => {
    const buyer = await holding(SHOP.pc, SHOP.mouse);
    const { canada, usa } = await asked(buyer);
    for (const [facts, zip] of [
      [canada, "M5V 2T6"],
      [usa, "19901"],
    ] as const) {
      const { Shipping, Totals } = await buyer.call(estimateCart, { query: { zip } });
      expect(facts.Shipping).toEqual(Shipping);
      expect(facts.BeforeTax).toBeCloseTo(Totals.Total - Totals.Tax, 2);
    }
  });

  test("what nobody carries there is named, and has no price there", async () => {
    const { shipping } = world.config;
    const { modelShippingMethodsMapping: mapping } = shipping;
    const closed: TestWorld = {
      ...world,
      config: {
        ...world.config,
        shipping: {
          ...shipping,
          modelShippingMethodsMapping: { ...mapping, canada: { ...mapping.canada, desktop: [] } },
        },
      },
    };
    const buyer = newVisitor(closed);
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const { Items } = await buyer.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 1 } });
    const { canada, usa } = await asked(buyer);
    const pc = Items.find(({ SkuID }) => SkuID === SHOP.pc);
    expect(canada).toMatchObject({ NotCarried: [pc?.ItemDescription], Shipping: null, BeforeTax: null });
    expect(usa.NotCarried).toEqual([]);
    expect(usa.BeforeTax).toBeGreaterThan(0);
  });

  test("the country of the checkout’s address is said, and a ZIP of nowhere is refused at its field", async () => {
    const buyer = await holding(SHOP.mouse);
    await buyer.call(saveInformation, { body: { ShippingAddress: DENVER } });
    expect((await asked(buyer)).CheckoutCountry).toBe("USA");
    expect(await buyer.tryCall(countryChange, { query: { zip: "00000" } })).toMatchObject({
      refusal: { alert: { Reason: "postal_code_unknown", Fields: [{ field: "zip" }] } },
    });
  });
});
