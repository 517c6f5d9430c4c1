import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import { addToCart, cartInit } from "#contract/carts.ts";
import { getProduct } from "#contract/catalog.ts";
import { getCheckout, saveInformation, type ShippingAddress } from "#contract/checkout.ts";
import { DENVER, PORTLAND } from "../testing/buyer.ts";
import { slugPictures } from "../testing/slug-pictures.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
  const { db, world } = market;
  await db.queries.updateTable("skus").set({ leasable: true }).where("sku_id", "=", SHOP.pc).execute();
  Object.assign(world, { pictures: await slugPictures(db) });
  await world.catalogue.changed(null);
});
afterAll(() => market.close());

const TORONTO: ShippingAddress = {
  ...DENVER,
  Country: "CANADA",
  Address1: "1 Front St W",
  City: "Toronto",
  State: "ON",
  ZipCode: "M5J 2X2",
};

async function affirmFor(skuId: number, address: ShippingAddress) {
  const visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: skuId } });
  await visitor.call(saveInformation, { body: { ShippingAddress: { ...address, Email: "ada@example.com" } } });
  const { PaymentMethods } = await visitor.call(getCheckout);
  const found = PaymentMethods.find(({ Type }) => Type === "AFFIRM");
  return { detail: found?.Detail ?? "", toPay: found?.ToPay ?? 0, reason: found?.Reason };
}

test("what an order would cost monthly is an example with months, rate and the sum beside the payment", async () => {
  const { detail, toPay } = await affirmFor(SHOP.pc, PORTLAND);
  const r = 0.15 / 12;
  const monthly = (toPay * r * (1 + r) ** 12) / ((1 + r) ** 12 - 1);
  const said = /Example: 12 monthly payments of \$([\d.,]+) at 15% APR, no down payment, about \$([\d.,]+) in all/.exec(
    detail,
  );
  expect(Number(said?.[1]?.replace(",", ""))).toBeCloseTo(monthly, 2);
  expect(Number(said?.[2]?.replace(",", ""))).toBeCloseTo(Number(said?.[1]?.replace(",", "")) * 12, 2);
  expect(detail).toContain("An estimate: the lender decides");
});

test("there is none in Canada, below the least amount, and where the owner names no plan", async () => {
  const canada = await affirmFor(SHOP.pc, TORONTO);
  expect([canada.reason, canada.detail.includes("APR")]).toEqual(["usa_only", false]);
  const small = await affirmFor(SHOP.mouse, PORTLAND);
  expect([small.reason, small.detail.includes("APR")]).toEqual(["below_minimum", false]);
  const { config } = market.world;
  const methods = config.payment.methods.map(({ loan: _loan, ...method }) => method);
  market.world.config = { ...config, payment: { ...config.payment, methods } };
  expect((await affirmFor(SHOP.pc, PORTLAND)).detail).not.toContain("APR");
  market.world.config = config;
});

const LEASE = "Lease to own, not a loan, in the USA. Katapult owns it until the lease is paid";
const onPage = async (slug: string, skuId: number) =>
  (await newVisitor(market.world).call(getProduct, { query: { slug } })).monthly.find((one) => one.skuId === skuId)
    ?.offers;

test("a product's page and the cart name the lender's example with amount, months, rate and sum, and the lease as one without a price", async () => {
  const offers = await onPage("test-tower", SHOP.pc);
  expect(offers?.map(({ Title }) => Title)).toEqual(["Affirm", "Katapult"]);
  expect(offers?.[0]?.Detail).toMatch(
    /^Example for \$1,999\.00, in the USA: 12 monthly payments of \$180\.\d\d at 15% APR, no down payment, about \$2,16\d\.\d\d in all\. An estimate: the lender decides/,
  );
  expect(offers?.[1]?.Detail).toContain(LEASE);
  expect(offers?.[1]?.Detail).not.toMatch(/\$|APR|monthly/);
  const visitor = newVisitor(market.world);
  const { PayMonthly, Totals } = await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
  expect(PayMonthly).toEqual(offers);
  expect(Totals.ToPay).toBe(1999);
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  const [loan] = (await visitor.call(cartInit)).PayMonthly;
  expect(loan?.Detail).toContain("Example for $2,058.00");
});

test("neither is shown for what the method does not take: too little, Canada, a deposit, what is gone, or a method that is off", async () => {
  expect(await onPage("test-mouse", SHOP.mouse)).toEqual([]);
  expect(await onPage("resting-tower", SHOP.unavailable)).toEqual([]);
  expect(await onPage("coming-headset", SHOP.deposit)).toEqual([]);
  expect((await onPage("test-laptop", SHOP.laptop))?.map(({ Title }) => Title)).toEqual(["Affirm"]);
  const visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
  await visitor.call(saveInformation, { body: { ShippingAddress: { ...TORONTO, Email: "ada@example.com" } } });
  expect((await visitor.call(cartInit)).PayMonthly).toEqual([]);
  const { config, payments } = market.world;
  const methods = config.payment.methods.map((method) => ({ ...method, enabled: method.type === "Katapult" }));
  market.world.config = { ...config, payment: { ...config.payment, methods } };
  expect((await onPage("test-tower", SHOP.pc))?.map(({ Title }) => Title)).toEqual(["Katapult"]);
  market.world.config = config;
  market.world.payments = new PaymentProviders(payments.cardFields, { CreditCard: payments.of("CreditCard") });
  expect(await onPage("test-tower", SHOP.pc)).toEqual([]);
  market.world.payments = payments;
});
