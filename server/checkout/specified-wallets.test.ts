import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { orderConfirm, tempOrder } from "#contract/final-confirm.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { databasesToTest } from "../db/test-database.ts";
import { booksOf, keepBooks, pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { finalPayload } from "../testing/specified-payload.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("the specification's last payload on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 5_000 });
  });
  afterAll(() => market.close());

  async function orderBy(Payment: PaymentType) {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.laptop } });
    const payload = await finalPayload(visitor);
    const body = { ...payload, Checkout: { ...payload.Checkout, Payment, PaymentToken: "", Number: "", CardType: "" } };
    const made = await visitor.call(tempOrder, { body });
    return { visitor, made, body: { ...body, CustOrderID: made.CustOrderID } };
  }

  test("with PayPalCapture asks PayPal about it, and believes no other number", async () => {
    const books = await keepBooks(market);
    const { visitor, made, body } = await orderBy("PAYPAL");
    const Checkout = { ...body.Checkout, PaymentToken: `press_${"b".repeat(32)}` };
    const begun = await visitor.call(orderConfirm, { body: { ...body, Checkout } });
    expect(begun).toMatchObject({ State: "action_required", Payment: "PAYPAL" });
    await pressWallet(begun.Redirect ?? "", "pay");
    const id = new URL(begun.Redirect ?? "").searchParams.get("token") ?? "";
    const another = await visitor.tryCall(orderConfirm, { body: { ...body, PayPalCapture: { id: "ANOTHER" } } });
    expect(reasonOf(another)).toBe("payment_not_started");
    expect((await market.peer.walletCharges("paypal")).at(-1)?.amountCaptured).toBe(0);
    const paid = await visitor.call(orderConfirm, { body: { ...body, PayPalCapture: { id } } });
    expect(paid).toMatchObject({ State: "paid", CustOrderID: made.CustOrderID });
    expect(await booksOf(market, books, [made.CustOrderID])).toEqual([]);
  });

  test("of an order by Amazon Pay has its redirect address, and pays by the session its buyer comes back with", async () => {
    const books = await keepBooks(market);
    const { visitor, made, body } = await orderBy("AMAZONV2");
    expect(made.AmazonPayRedirectUrl).toMatch(/^http/);
    await pressWallet(made.AmazonPayRedirectUrl, "pay");
    const AmazonCheckoutSessionId =
      new URL(made.AmazonPayRedirectUrl).searchParams.get("amazonCheckoutSessionId") ?? "";
    const paid = await visitor.call(orderConfirm, { body: { ...body, AmazonCheckoutSessionId } });
    expect(paid).toMatchObject({ State: "paid", CustOrderID: made.CustOrderID });
    expect(await booksOf(market, books, [made.CustOrderID])).toEqual([]);
  });
});
