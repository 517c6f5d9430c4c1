import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PricingConfig } from "#rules/config/pricing-config.ts";
import { cents } from "#rules/money/cents.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { addToCart } from "#contract/carts.ts";
import { createOrderFor, DENVER, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { newVisitor } from "../testing/visitor.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { recomputeOrder } from "./recompute-order.ts";
import { recomputeReport } from "./recompute-report.ts";

const TORONTO: ShippingAddress = { ...DENVER, Country: "CANADA", City: "Toronto", State: "ON", ZipCode: "M5V 2T6" };
const JUNEAU_BOX: ShippingAddress = { ...DENVER, Address1: "PO Box 7", City: "Juneau", State: "AK", ZipCode: "99801" };

/** Every rate, fee and price of the settings doubled or tripled, under the same version: an owner's worst day. */
function changed({ tax, fees, shipping, ...config }: PricingConfig): PricingConfig {
  const ranges = (rows: (typeof shipping.gearShippingChargeWeightMapping)[number]["ranges"]) =>
    rows.map((row) => ({ ...row, fee: cents(row.fee * 3) }));
  return {
    ...config,
    tax: {
      ...tax,
      regions: tax.regions.map((region) => ({
        ...region,
        parts: region.parts.map((part) => ({ ...part, ratePpm: part.ratePpm * 2 })),
      })),
    },
    fees: { ...fees, coloradoDelivery: fees.coloradoDelivery.map((row) => ({ ...row, fee: cents(row.fee * 2) })) },
    shipping: {
      ...shipping,
      freeShippings: [],
      gearShippingChargeWeightMapping: shipping.gearShippingChargeWeightMapping.map((row) => ({
        ...row,
        ranges: ranges(row.ranges),
      })),
    },
  };
}

describe.each(databasesToTest())("recomputing an order on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  const orderOfMice = async () =>
    (await createOrderFor(await readyBuyer(world, SHOP.mouse, { quantity: 1 }))).CustOrderID;

  test("an order comes to the same cents after its price, the tax rate, the fees and the shipping rates changed", async () => {
    const order = await orderOfMice();
    const before = await recomputeOrder(db.queries, world.config, order);
    await db.queries.updateTable("skus").set({ price_cents: 1 }).where("sku_id", "=", SHOP.mouse).execute();
    const after = await recomputeOrder(db.queries, changed(world.config), order);
    await db.queries.updateTable("skus").set({ price_cents: 5_900 }).where("sku_id", "=", SHOP.mouse).execute();
    expect(after).toEqual(before);
    expect(after).toMatchObject({ recomputed: before?.charged, differences: [], isConfigKept: true });
    expect(after && recomputeReport(after)).toMatch(/Sales tax \[tax\] +\$1\.71 +\$1\.71\n[^]*The same to the cent\.$/);
  });

  test("two orders under one configuration keep it once, a changed one is kept beside it even with its version forgotten", async () => {
    const kept = async () => (await db.queries.selectFrom("pricing_configs").select("version").execute()).length;
    await orderOfMice();
    const before = await kept();
    await orderOfMice();
    expect(await kept()).toBe(before);
    const { config } = world;
    world.config = { ...config, ...changed(config) };
    const order = await orderOfMice();
    world.config = config;
    expect(await kept()).toBe(before + 1);
    expect(await recomputeOrder(db.queries, config, order)).toMatchObject({ differences: [] });
  });

  test("an order from before configurations were kept is priced by today's, and what differs is named", async () => {
    const order = await orderOfMice();
    await db.queries.updateTable("orders").set({ config_sha256: null }).where("order_number", "=", order).execute();
    const result = await recomputeOrder(db.queries, changed(world.config), order);
    expect(result?.isConfigKept).toBe(false);
    expect(result?.differences.map(({ rule }) => rule)).toEqual(["shipping-method", "tax", "colorado-delivery-fee"]);
    expect(result && recomputeReport(result)).toContain("$0.28       $0.56  ← differs");
  });

  test("an order from before Canada taxed shipping and boxes had their regions comes to the same cents", async () => {
    const { config } = world;
    const { po_box_alaska_hawaii: _ak, po_box_territory: _gu, ...zones } = config.shipping.modelShippingMethodsMapping;
    const before = {
      ...config,
      tax: { ...config.tax, regions: config.tax.regions.map(({ taxesShipping: _later, ...region }) => region) },
      shipping: {
        ...config.shipping,
        modelShippingMethodsMapping: zones as typeof config.shipping.modelShippingMethodsMapping,
      },
    };
    const orderTo = async (address: ShippingAddress) => {
      const visitor = newVisitor(world);
      await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
      await goToPayment(visitor, address.Email, address);
      return (await createOrderFor(visitor)).CustOrderID;
    };
    world.config = before;
    const old = [await orderTo(TORONTO), await orderTo(JUNEAU_BOX)];
    world.config = config;
    const young = await orderTo(TORONTO);
    for (const order of [...old, young])
      expect(await recomputeOrder(db.queries, config, order)).toMatchObject({ differences: [] });
    const labels = async (order: string) =>
      (await recomputeOrder(db.queries, config, order))?.steps.map(({ label }) => label);
    expect(await labels(old[0] ?? "")).not.toContain("HST on shipping");
    expect(await labels(young)).toContain("HST on shipping");
  });

  test("a kept configuration that somebody changed is noticed", async () => {
    const order = await orderOfMice();
    const { config_sha256 } = await db.queries
      .selectFrom("orders")
      .select("config_sha256")
      .where("order_number", "=", order)
      .executeTakeFirstOrThrow();
    const row = db.queries.updateTable("pricing_configs").where("sha256", "=", config_sha256);
    await row.set({ config: JSON.stringify(changed(world.config)) }).execute();
    await expect(recomputeOrder(db.queries, world.config, order)).rejects.toThrow("was changed");
  });

  test("there is no order of a number nobody has", async () => {
    expect(await recomputeOrder(db.queries, world.config, "RS-NONE")).toBeNull();
  });
});
