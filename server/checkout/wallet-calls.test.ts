import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { databasesToTest } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { orderOverHttp } from "../testing/order-over-http.ts";
import { pressWallet } from "../testing/paying.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";

let market: TestMarket;
let shopper: HttpShopper;
beforeAll(async () => {
  market = await openTestMarket(databasesToTest()[0] ?? "pglite", { timeoutMs: 5_000 });
});
afterAll(() => market.close());
beforeEach(() => {
  shopper = new HttpShopper(market.world);
});

const refusal = (status: number, Reason: string) => ({ status, body: { IsSuccess: false, Reason } });

const orderBy = (type: PaymentType) => orderOverHttp(shopper, type);
const press = { PaymentToken: `press_${"a".repeat(32)}` };

describe("POST /api/carts/createAmazonCheckoutSession and getPaymentInfoAmazonV2", () => {
  const create = "/api/carts/createAmazonCheckoutSession";
  const look = "/api/carts/getPaymentInfoAmazonV2";

  test("begin at Amazon, and say that the order is paid once its buyer agreed there", async () => {
    const CustOrderID = await orderBy("AMAZONV2");
    const begun = await shopper.post(create, { CustOrderID });
    expect(begun).toMatchObject({ status: 200, body: { Success: true } });
    const { CheckoutSessionId, AmazonPayRedirectUrl } = begun.body as Record<string, string>;
    expect(await shopper.post(look, { CustOrderID })).toMatchObject({
      status: 200,
      body: { State: "action_required", CheckoutSessionId, Redirect: AmazonPayRedirectUrl },
    });
    await pressWallet(AmazonPayRedirectUrl ?? "", "pay");
    expect((await shopper.post(look, { CustOrderID })).body).toMatchObject({ State: "paid", CheckoutSessionId });
  });

  test("are refused for an order of another way to pay, and for a stranger's", async () => {
    const CustOrderID = await orderBy("PAYPAL");
    for (const call of [create, look]) {
      expect(await shopper.post(call, { CustOrderID })).toMatchObject(refusal(409, "paid_another_way"));
      expect(await new HttpShopper(market.world).post(call, { CustOrderID })).toMatchObject(
        refusal(404, "order_unknown"),
      );
    }
  });
});

describe("POST /api/carts/getAffirmAuthData and cancelAffirm", () => {
  const tell = "/api/carts/getAffirmAuthData";
  const cancel = "/api/carts/cancelAffirm";

  test("tell what Affirm is told, to the cent, and give the order free without a charge", async () => {
    const CustOrderID = await orderBy("AFFIRM");
    expect(await shopper.post(tell, { CustOrderID })).toMatchObject(refusal(409, "payment_not_started"));
    await shopper.post("/api/cart-checkout/confirm-order", { CustOrderID, ...press });
    const told = await shopper.post(tell, { CustOrderID, upsInsuranceFee: 0 });
    const charge = (await market.peer.walletCharges("affirm")).find((one) => one.orderNumber === CustOrderID);
    expect(told).toMatchObject({
      status: 200,
      body: { Success: true, AuthData: { total: charge?.amount, order_id: CustOrderID, currency: "USD" } },
    });
    expect(await shopper.post(cancel, { CustOrderID })).toMatchObject({ status: 200, body: { Success: true } });
    expect(await shopper.post("/api/cart-checkout/finish-payment", { CustOrderID })).toMatchObject(
      refusal(409, "payment_not_started"),
    );
    expect(await shopper.post(cancel, { CustOrderID })).toMatchObject({ status: 200 });
  });

  test("take no insurance that the order does not have, no order of another way, and no stranger's", async () => {
    const CustOrderID = await orderBy("AFFIRM");
    const insured = await shopper.post(tell, { CustOrderID, upsInsuranceFee: 12.5 });
    expect(insured).toMatchObject(refusal(409, "insurance_differs"));
    expect(insured.body["Fields"]).toContainEqual(expect.objectContaining({ field: "upsInsuranceFee" }));
    for (const call of [tell, cancel])
      expect(await new HttpShopper(market.world).post(call, { CustOrderID })).toMatchObject(
        refusal(404, "order_unknown"),
      );
    shopper = new HttpShopper(market.world);
    const other = await orderBy("PAYPAL");
    for (const call of [tell, cancel])
      expect(await shopper.post(call, { CustOrderID: other })).toMatchObject(refusal(409, "paid_another_way"));
  });
});
