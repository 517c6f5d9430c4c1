import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PAYPAL_ACCOUNT } from "#sandbox/paypal/paypal-peer.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import type { PaypalSettings } from "./paypal-client.ts";
import { paypalPayments } from "./paypal-payments.ts";
import { aPurchase } from "./testing/a-purchase.ts";
import { openOddServer } from "./testing/odd-server.ts";
import { openWalletScene, type WalletScene } from "./testing/wallet-scene.ts";

let scene: WalletScene;
let payments: PaymentProvider;

beforeAll(async () => {
  scene = await openWalletScene("paypal");
  payments = client({});
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

function client(changed: Partial<PaypalSettings>): PaymentProvider {
  return paypalPayments({
    ...PAYPAL_ACCOUNT,
    apiBase: `${scene.apiOrigin}/paypal`,
    pageOrigin: scene.origin,
    timeoutMs: 5000,
    ...changed,
  });
}

/** A purchase that the buyer has agreed to. */
async function approved() {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  await scene.press(waiting, "pay");
  return { ...asked, providerRef: waiting.providerRef };
}

async function captured() {
  const asked = await approved();
  await payments.complete(asked);
  await payments.capture(asked);
  return asked;
}

describe("webhooks", () => {
  const read = (from: PaymentProvider, body: string, header: (name: string) => string | undefined) =>
    from.readWebhook(body, header);

  test("are read, name their payment, and come again until they are answered", async () => {
    scene.store.answers.push(500);
    const asked = await approved();
    const told = await scene.store.until(
      ({ body }) => body.includes("CHECKOUT.ORDER.APPROVED") && body.includes(asked.attemptId),
    );
    expect(told.path).toBe("/api/webhooks/paypal");
    await scene.store.until((again) => again !== told && again.body === told.body);
    expect(await read(payments, told.body, told.header)).toEqual({
      eventId: expect.stringMatching(/^WH-/) as unknown,
      type: "CHECKOUT.ORDER.APPROVED",
      providerRef: asked.providerRef,
      attemptId: asked.attemptId,
      news: "approved",
    });
    await payments.complete(asked);
    const held = await scene.store.until(
      ({ body }) => body.includes("AUTHORIZATION.CREATED") && body.includes(asked.attemptId),
    );
    expect(await read(payments, held.body, held.header)).toMatchObject({
      providerRef: asked.providerRef,
      attemptId: asked.attemptId,
      news: "authorised",
    });
  });

  test("that are forged, changed, stale, from the future or without their headers are not read", async () => {
    const asked = await approved();
    const { body, header } = await scene.store.until((posted) => posted.body.includes(asked.attemptId));
    const changed = (values: Record<string, string>) => (name: string) => values[name] ?? header(name);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    expect(await read(payments, body, header)).not.toBeNull();
    expect(await read(payments, body, changed({ "paypal-transmission-sig": "forged" }))).toBeNull();
    expect(await read(payments, body.replace(asked.providerRef, "5O190127TN364715T"), header)).toBeNull();
    expect(await read(payments, body, changed({ "paypal-transmission-time": days(-5) }))).toBeNull();
    expect(await read(payments, body, changed({ "paypal-transmission-time": days(1) }))).toBeNull();
    expect(await read(payments, body, changed({ "paypal-cert-url": "https://paypal.com.evil.example/c" }))).toBeNull();
    expect(await read(payments, body, () => undefined)).toBeNull();
    expect(await read(payments, "not json", header)).toBeNull();
    expect(await read(client({ webhookId: "ANOTHER" }), body, header)).toBeNull();
  });

  test("that PayPal does not answer for are not refused: they come again", async () => {
    const asked = await approved();
    const { body, header } = await scene.store.until((posted) => posted.body.includes(asked.attemptId));
    const odd = await openOddServer();
    const certUrl = (name: string) => (name === "paypal-cert-url" ? `${odd.origin}/cert` : header(name));
    await expect(read(client({ apiBase: odd.origin }), body, certUrl)).rejects.toThrow(ProviderUnreachable);
    await odd.close();
  });

  test("of a refund name its payment, and no attempt", async () => {
    const asked = await captured();
    const refundId = crypto.randomUUID();
    await payments.refundPart({ ...asked, refundId });
    const told = await scene.store.until(({ body }) => body.includes("CAPTURE.REFUNDED") && body.includes(refundId));
    expect(await read(payments, told.body, told.header)).toMatchObject({
      type: "PAYMENT.CAPTURE.REFUNDED",
      providerRef: asked.providerRef,
      attemptId: null,
      news: null,
    });
  });

  test("that come late or in the wrong order change nothing: the order is asked", async () => {
    const asked = await captured();
    await payments.refund(asked);
    const late = await scene.store.until(
      ({ body }) => body.includes("CAPTURE.COMPLETED") && body.includes(asked.attemptId),
    );
    const event = await read(payments, late.body, late.header);
    expect(event).toMatchObject({ news: "captured", providerRef: asked.providerRef });
    expect(await payments.find(event?.providerRef ?? "")).toMatchObject({ state: "refunded" });
  });
});

describe("an odd answer", () => {
  const TOKEN = { status: 200, body: JSON.stringify({ access_token: "t", expires_in: 3600 }) };
  const ORDER = {
    id: "5O190127TN364715T",
    status: "APPROVED",
    purchase_units: [{ amount: { currency_code: "USD", value: "2649.00" } }],
  };

  test.each([
    ["an empty object", 200, "{}"],
    ["null", 200, "null"],
    ["a text", 200, '"ok"'],
    ["nothing", 200, ""],
    ["an order without its amount", 200, JSON.stringify({ ...ORDER, purchase_units: [{}] })],
    ["an amount that is none", 200, JSON.stringify(ORDER).replace("2649.00", "lots")],
    ["a refusal without a reason", 400, "{}"],
    ["a redirect", 302, "{}"],
    ["a failure that is no JSON", 502, "<html>Bad gateway</html>"],
    ["too many calls", 429, '{"name":"RATE_LIMIT_REACHED"}'],
  ])("that is %s says nothing about the payment", async (_what, status, body) => {
    const odd = await openOddServer();
    odd.says((path) => (path.endsWith("/token") ? TOKEN : { status, body }));
    const from = client({ apiBase: odd.origin });
    const asked = { ...aPurchase(), providerRef: ORDER.id };
    await expect(from.start(asked)).rejects.toThrow(ProviderUnreachable);
    await expect(from.find(ORDER.id)).rejects.toThrow(ProviderUnreachable);
    await expect(from.capture(asked)).rejects.toThrow(ProviderUnreachable);
    await odd.close();
  });

  test("that leads elsewhere reaches no buyer", async () => {
    const odd = await openOddServer();
    const links = [{ rel: "payer-action", href: "https://www.paypal.com.evil.example/pay" }];
    const body = JSON.stringify({ ...ORDER, status: "PAYER_ACTION_REQUIRED", links });
    odd.says((path) => (path.endsWith("/token") ? TOKEN : { status: 200, body }));
    expect(await client({ apiBase: odd.origin }).find(ORDER.id)).toMatchObject({
      state: "requires_action",
      actionUrl: null,
    });
    await odd.close();
  });
});
