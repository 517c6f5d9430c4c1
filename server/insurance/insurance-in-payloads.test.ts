import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { getCheckout } from "#contract/checkout.ts";
import { orderConfirm, tempOrder } from "#contract/final-confirm.ts";
import { insuranceQuote } from "#contract/insurance.ts";
import { type InsuranceScene, openInsuranceScene } from "#sandbox/testing/insurance-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { outsideOnly } from "../outside-only.ts";
import { DENVER, readyBuyer } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { finalPayload } from "../testing/specified-payload.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import { insureParcels } from "./insure-parcels.ts";

let market: TestMarket;
let scene: InsuranceScene;
beforeAll(async () => {
  market = await openTestMarket(databasesToTest()[0] ?? "pglite", { timeoutMs: 5_000 });
  scene = await openInsuranceScene();
  market.world.insurer = outsideOnly(upsCapitalInsurance(scene.settings));
});
afterAll(async () => {
  await scene.close();
  await market.close();
});
beforeEach(() => scene.reset());

const quoted = (visitor: Visitor) => visitor.call(insuranceQuote);
const insure = () => insureParcels(market.world);

describe("in the specification's payload", () => {
  const withMethod = async (visitor: Visitor) => {
    const { UPSInsurance } = await visitor.call(getCheckout);
    const payload = await finalPayload(visitor);
    const Checkout = { ...payload.Checkout, CartReviewShippingItems: [] };
    return { payload: { ...payload, Checkout }, quote: UPSInsurance?.Data };
  };

  test("UPSInsuranceFee and UPSInsuranceJson choose the quote, and pay it", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    await quoted(visitor);
    const { payload, quote } = await withMethod(visitor);
    const body = { ...payload, UPSInsuranceFee: 1.1, UPSInsuranceJson: JSON.stringify(quote) };
    expect(await visitor.call(orderConfirm, { body })).toMatchObject({ State: "paid" });
    await insure();
    expect(await scene.policies()).toMatchObject([{ premiumAmount: 1.1, state: "bought" }]);
  });

  test.each([
    ["a premium that was tampered with", { UPSInsuranceFee: 0.01 }, "insurance_differs", "UPSInsuranceFee"],
    ["no premium beside a quote", { UPSInsuranceFee: 0 }, "insurance_differs", "UPSInsuranceFee"],
    ["a premium without a quote", { UPSInsuranceJson: "" }, "insurance_differs", "UPSInsuranceFee"],
    ["another's quote", { UPSInsuranceJson: '{"QuoteId":"x"}' }, "insurance_quote_over", "UPSInsuranceJson"],
    ["a text that is no quote", { UPSInsuranceJson: "yes" }, "invalid_request", "UPSInsuranceJson"],
    ["a premium below nothing", { UPSInsuranceFee: -5 }, "insurance_differs", "UPSInsuranceFee"],
  ])("%s is refused by its field, and no order is made", async (_what, change, reason, field) => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    await quoted(visitor);
    const { payload, quote } = await withMethod(visitor);
    const body = { ...payload, UPSInsuranceFee: 1.1, UPSInsuranceJson: JSON.stringify(quote), ...change };
    const tried = await visitor.tryCall(tempOrder, { body });
    expect(reasonOf(tried)).toBe(reason);
    expect(tried).toMatchObject({ refusal: { alert: { Fields: [expect.objectContaining({ field })] } } });
  });
});

test("getAffirmAuthData takes the premium of the order and no other", async () => {
  const shopper = new HttpShopper(market.world);
  await shopper.post("/api/carts/addToCart", { SkuID: SHOP.laptop });
  const { body } = await shopper.post("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
  const [cheapest] = body["ShippingChoices"] as { ShippingMethodID: number }[];
  await shopper.post("/api/cart-checkout/save-shipping-method", { ShippingMethodID: cheapest?.ShippingMethodID });
  const asked = await shopper.post("/api/carts/insurance-quote", {});
  const { Data } = asked.body["UPSInsurance"] as { Data: { QuoteId: string; PremiumAmount: number } };
  const chosen = await shopper.post("/api/proxy/Services/ChangeShipWarranty", {
    QuoteId: Data.QuoteId,
    Checked: true,
  });
  const { Version } = chosen.body["Cart"] as { Version: number };
  const { Total } = chosen.body["Totals"] as { Total: number };
  const order = { Version, Payment: "AFFIRM", ExpectedTotal: Total, BillingAddress: null };
  const { CustOrderID } = (await shopper.post("/api/cart-checkout/create-order", order)).body as {
    CustOrderID: string;
  };
  const press = { PaymentToken: `press_${"a".repeat(32)}` };
  const begun = await shopper.post("/api/cart-checkout/confirm-order", { CustOrderID, ...press });
  const tell = (upsInsuranceFee: number) =>
    shopper.post("/api/carts/getAffirmAuthData", { CustOrderID, upsInsuranceFee });
  for (const wrong of [0, 0.01, Data.PremiumAmount + 1])
    expect(await tell(wrong)).toMatchObject({ status: 409, body: { Reason: "insurance_differs" } });
  expect(await tell(Data.PremiumAmount)).toMatchObject({
    status: 200,
    body: { AuthData: { total: Math.round(Total * 100) } },
  });
  await pressWallet(String(begun.body["Redirect"]), "agree");
  await shopper.post("/api/cart-checkout/finish-payment", { CustOrderID });
  await insure();
  expect(await scene.policies()).toMatchObject([{ orderNumber: CustOrderID, state: "bought" }]);
});
