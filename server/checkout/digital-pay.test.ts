import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applePaySessions } from "#adapters/payments/apple-pay-sessions.ts";
import { type ApplePayScene, appleToken, applePaySceneAt } from "#sandbox/testing/apple-pay-scene.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderOverHttp } from "../testing/order-over-http.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";

const VALIDATE = "/api/digital-pay/validateMerchant";
const PROCESS = "/api/digital-pay/paymentProcess";

let market: TestMarket;
let apple: ApplePayScene;
let shopper: HttpShopper;
beforeAll(async () => {
  market = await openTestMarket(databasesToTest()[0] ?? "pglite");
  apple = applePaySceneAt(market.peer.origin);
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.laptop).execute();
  shopper = new HttpShopper(market.world);
  market.world.merchantSessions = applePaySessions(apple.settings);
});

const orderBy = (type: PaymentType) => orderOverHttp(shopper, type);
const takenOf = async (number: string) =>
  (await market.peer.chargesOf(number)).filter(({ amountCaptured }) => amountCaptured > 0);

describe(`POST ${VALIDATE}`, () => {
  test("gives a session of Apple's for the sheet, for whoever has none yet", async () => {
    const { status, body } = await shopper.post(VALIDATE, { validationURL: apple.validationURL });
    expect([status, body]).toMatchObject([200, { Success: true, MerchantSession: { domainName: "localhost" } }]);
  });

  test.each([
    "https://apple-pay-gateway.apple.com.example.com/paymentservices/startSession",
    "http://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:5432/",
    "not an address",
  ])("asks nobody at %s, and says which field is wrong", async (validationURL) => {
    const before = await apple.asked();
    const { status, body } = await shopper.post(VALIDATE, { validationURL });
    expect([status, body]).toMatchObject([400, { Reason: "invalid_request", Fields: [{ field: "validationURL" }] }]);
    expect(await apple.asked()).toBe(before);
  });

  test.each(["timeout", "error_500", "reset", "garbage", "redirect", "huge"] as const)(
    "says that Apple did not answer after %s",
    async (fault) => {
      await apple.break(fault);
      const { status, body } = await shopper.post(VALIDATE, { validationURL: apple.validationURL });
      expect([status, body["Reason"]]).toEqual([409, "wallet_away"]);
    },
  );

  test("sends who has no merchant identity to the page's own button", async () => {
    market.world.merchantSessions = null;
    const { status, body } = await shopper.post(VALIDATE, { validationURL: apple.validationURL });
    expect([status, body["Reason"]]).toEqual([409, "wallet_on_page"]);
  });
});

describe(`POST ${PROCESS}`, () => {
  test("pays an order by Apple's token, once, however often and in how many requests it comes", async () => {
    const CustOrderID = await orderBy("ApplePay");
    const token = appleToken("pm_card_visa");
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.post(PROCESS, { CustOrderID, token })));
    answers.push(await shopper.post(PROCESS, { CustOrderID, token }));
    for (const { status, body } of answers) expect([status, body["Reason"]]).toEqual([200, undefined]);
    expect(answers.at(-1)?.body).toMatchObject({ State: "paid", CustOrderID });
    expect(await takenOf(CustOrderID)).toHaveLength(1);
  });

  test("pays an order by Google's token of the same processor", async () => {
    const CustOrderID = await orderBy("GooglePay");
    const made = await fetch(`${market.peer.origin}/v1/tokens`, {
      method: "POST",
      headers: { authorization: `Bearer ${market.secretKey}` },
      body: new URLSearchParams({ pk_token: JSON.stringify(appleToken("pm_card_visa").paymentData) }),
    });
    const token = await made.text();
    expect(await shopper.post(PROCESS, { CustOrderID, token })).toMatchObject({ status: 200, body: { State: "paid" } });
    expect(await takenOf(CustOrderID)).toHaveLength(1);
  });

  test("of a card that is declined charges nothing, and another one pays", async () => {
    const CustOrderID = await orderBy("ApplePay");
    const declined = await shopper.post(PROCESS, { CustOrderID, token: appleToken("pm_card_visa_chargeDeclined") });
    expect([declined.status, declined.body["Reason"]]).toEqual([402, "payment_declined"]);
    const paid = await shopper.post(PROCESS, { CustOrderID, token: appleToken("pm_card_visa") });
    expect(paid.body).toMatchObject({ State: "paid" });
    expect(await takenOf(CustOrderID)).toHaveLength(1);
  });

  test("refuses a token of one order for another, and one that nobody can read", async () => {
    const token = appleToken("pm_card_visa");
    await shopper.post(PROCESS, { CustOrderID: await orderBy("ApplePay"), token });
    const CustOrderID = await orderBy("ApplePay");
    for (const given of [token, appleToken("pm_card_of_nobody")]) {
      const { status, body } = await shopper.post(PROCESS, { CustOrderID, token: given });
      expect([status, body]).toMatchObject([422, { Reason: "wallet_token_refused", Fields: [{ field: "token" }] }]);
    }
    expect(await takenOf(CustOrderID)).toEqual([]);
  });

  test.each(["timeout_before", "timeout_after", "error_500_before"])(
    "charges nothing after %s, says so, and the same token pays then",
    async (fault) => {
      const CustOrderID = await orderBy("ApplePay");
      const token = appleToken("pm_card_visa");
      await market.peer.fault("token", fault);
      const lost = await shopper.post(PROCESS, { CustOrderID, token });
      expect([lost.status, lost.body["Reason"]]).toEqual([409, "wallet_away"]);
      expect(await market.peer.chargesOf(CustOrderID)).toEqual([]);
      expect((await shopper.post(PROCESS, { CustOrderID, token })).body).toMatchObject({ State: "paid" });
      expect(await takenOf(CustOrderID)).toHaveLength(1);
    },
  );

  test("knows no order of a stranger, and none that is paid another way", async () => {
    const CustOrderID = await orderBy("ApplePay");
    const token = appleToken("pm_card_visa");
    const stranger = await new HttpShopper(market.world).post(PROCESS, { CustOrderID, token });
    expect(stranger.body["Reason"]).toBe("order_unknown");
    expect((await shopper.post(PROCESS, { CustOrderID, token: "{}" })).body["Reason"]).toBe("paid_another_way");
    expect(await market.peer.chargesOf(CustOrderID)).toEqual([]);
  });

  test.each([
    ["nothing", 400, {}],
    ["a key that nobody knows", 400, { token: { ...appleToken("x"), more: 1 } }],
    ["a version that is none", 400, { token: { ...appleToken("x"), paymentData: { version: "EC_v9" } } }],
    ["a text that is too long", 400, { token: "x".repeat(4_001) }],
    ["a card's number", 422, { token: { ...appleToken("x"), paymentMethod: { displayName: "4242 4242 4242 4242" } } }],
  ])("says which field is wrong with %s", async (_name, right, sent) => {
    const { status, body } = await shopper.post(PROCESS, { CustOrderID: "RS-00000-000000", ...sent });
    expect(status).toBe(right);
    expect((body["Fields"] as { field: string }[])[0]?.field).toContain("token");
  });
});
