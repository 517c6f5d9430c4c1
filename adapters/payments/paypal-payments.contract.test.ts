import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { PAYPAL_ACCOUNT } from "#sandbox/paypal/paypal-peer.ts";
import { type PaymentProvider, ProviderRefused } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import type { PaypalSettings } from "./paypal-client.ts";
import { paypalPayments } from "./paypal-payments.ts";
import { aPurchase, RETURN_URL } from "./testing/a-purchase.ts";
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

test("a buyer agrees on PayPal's page, comes back, and the order is authorised and captured once", async () => {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  expect(waiting).toMatchObject({
    state: "requires_action",
    amount: 264_900,
    currency: "USD",
    orderNumber: "RS-1",
    attemptId: asked.attemptId,
    cardType: "PayPal",
    cardLast4: "",
    decline: null,
  });
  const back = await scene.press(waiting, "pay");
  expect(back.href.startsWith(RETURN_URL)).toBe(true);
  const { providerRef } = waiting;
  expect(await payments.find(providerRef)).toMatchObject({ state: "approved", actionUrl: null });
  expect(await payments.complete({ ...asked, providerRef })).toMatchObject({ state: "authorised" });
  expect(await payments.complete({ ...asked, providerRef })).toMatchObject({ state: "authorised" });
  const taken = await payments.capture({ ...asked, providerRef });
  expect(taken.state).toBe("captured");
  expect(await payments.capture({ ...asked, providerRef })).toEqual(taken);
  expect(await payments.find(providerRef)).toEqual(taken);
  expect(await scene.charges()).toMatchObject([{ state: "captured", orderNumber: "RS-1", amountCaptured: 264_900 }]);
});

test("a funding source that is refused is a decline, and asking again is one too", async () => {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  await scene.press(waiting, "decline");
  for (let time = 0; time < 2; time += 1)
    expect(await payments.complete({ ...asked, providerRef: waiting.providerRef })).toMatchObject({
      state: "declined",
      decline: "not_approved",
      actionUrl: null,
    });
  expect(await scene.charges()).toMatchObject([{ state: "declined", amountCaptured: 0 }]);
});

test("a buyer who goes back has agreed to nothing: nothing can be completed or captured, and letting go is enough", async () => {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  const { providerRef } = waiting;
  expect((await scene.press(waiting, "cancel")).href.startsWith(RETURN_URL)).toBe(true);
  expect(await payments.find(providerRef)).toMatchObject({ state: "requires_action" });
  expect(await payments.complete({ ...asked, providerRef })).toMatchObject({ state: "requires_action" });
  expect(await payments.capture({ ...asked, providerRef })).toMatchObject({ state: "requires_action" });
  expect(await payments.void({ ...asked, providerRef })).toMatchObject({ state: "voided", actionUrl: null });
  expect(await scene.charges()).toMatchObject([{ state: "waiting" }]);
});

test("five starts of one attempt at once are one order at PayPal", async () => {
  const asked = aPurchase();
  const patient = client({});
  const started = await Promise.all(Array.from({ length: 5 }, () => patient.start(asked)));
  expect(new Set(started.map(({ providerRef }) => providerRef)).size).toBe(1);
  expect(await scene.charges()).toHaveLength(1);
});

test("an attempt asked again with another amount is refused loudly", async () => {
  const asked = aPurchase();
  await payments.start(asked);
  const failure = await payments.start({ ...asked, amount: cents(100) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ProviderUnreachable);
  expect(failure).not.toBeInstanceOf(ProviderRefused);
  expect(await scene.charges()).toMatchObject([{ amount: 264_900 }]);
});

test("an order that a voucher pays a part of is charged its rest", async () => {
  const paid = aPurchase({ amount: cents(164_900) }, { paidByVoucher: cents(100_000) });
  expect(await payments.start(paid)).toMatchObject({ state: "requires_action", amount: 164_900 });
});

describe.each([
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_before",
  "reset_after",
])("after the fault %s nothing is claimed, and asking again finds one", (kind) => {
  const hasty = () => client({ timeoutMs: kind.startsWith("timeout") ? 300 : 5000 });

  test("order", async () => {
    await scene.nextCall("authorise", kind);
    const asked = aPurchase();
    await expect(hasty().start(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.start(asked)).toMatchObject({ state: "requires_action" });
    expect(await scene.charges()).toHaveLength(1);
  });

  test("authorisation, capture, refund and release", async () => {
    const asked = await approved();
    await scene.nextCall("complete", kind);
    await expect(hasty().complete(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.complete(asked)).toMatchObject({ state: "authorised" });
    await scene.nextCall("capture", kind);
    await expect(hasty().capture(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.capture(asked)).toMatchObject({ state: "captured" });
    await scene.nextCall("refund", kind);
    const part = { refundId: crypto.randomUUID(), ...asked, amount: cents(100) };
    await expect(hasty().refundPart(part)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.refundPart(part)).toMatchObject({ state: "succeeded" });
    expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900, amountRefunded: 100 }]);
    const other = await approved();
    await payments.complete(other);
    await scene.nextCall("void", kind);
    await expect(hasty().void(other)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.void(other)).toMatchObject({ state: "voided" });
  });
});

test("a slow PayPal is waited for, and ten captures at once take the money once", async () => {
  const patient = client({});
  const asked = await approved();
  await patient.complete(asked);
  await scene.nextCall("capture", "slow");
  const answers = await Promise.all(Array.from({ length: 10 }, () => patient.capture(asked)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["captured"]));
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("more than was agreed to is never captured, although PayPal would allow 115 percent", async () => {
  const asked = await approved();
  await payments.complete(asked);
  await expect(payments.capture({ ...asked, amount: cents(264_901) })).rejects.toThrow("More than was agreed to");
  expect(await scene.charges()).toMatchObject([{ state: "authorised", amountCaptured: 0 }]);
  expect(await payments.capture({ ...asked, amount: cents(200_000) })).toMatchObject({ state: "captured" });
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 200_000 }]);
});

test("a held payment is let go once and can no longer be captured", async () => {
  const asked = await approved();
  await payments.complete(asked);
  expect(await payments.void(asked)).toMatchObject({ state: "voided" });
  expect(await payments.void(asked)).toMatchObject({ state: "voided" });
  expect(await payments.capture(asked)).toMatchObject({ state: "voided" });
  expect(await scene.charges()).toMatchObject([{ state: "released", amountCaptured: 0 }]);
});

test("parts are refunded once each, more than the rest fails, the whole ends the payment", async () => {
  const asked = await captured();
  const part = (refundId: string, amount: number) => payments.refundPart({ ...asked, refundId, amount: cents(amount) });
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  expect(await part(first, 64_900)).toMatchObject({ state: "succeeded", refundId: first, amount: 64_900 });
  expect(await part(first, 64_900)).toMatchObject({ state: "succeeded", refundId: first });
  expect(await part(second, 200_001)).toMatchObject({
    refundRef: null,
    state: "failed",
    failure: "REFUND_AMOUNT_EXCEEDED",
  });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "captured" });
  expect(await part(third, 200_000)).toMatchObject({ state: "succeeded" });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "refunded" });
  const listed = await payments.listRefunds(asked.providerRef);
  expect(listed.map(({ refundId }) => refundId).toSorted()).toEqual([first, third].toSorted());
  expect(await scene.charges()).toMatchObject([{ state: "refunded", amountRefunded: 264_900 }]);
});

test("the whole payment is given back, more is refused, and again is the truth", async () => {
  const asked = await captured();
  await expect(payments.refund({ ...asked, amount: cents(264_901) })).rejects.toThrow("REFUND_AMOUNT_EXCEEDED");
  expect(await payments.refund(asked)).toMatchObject({ state: "refunded" });
  expect(await payments.refund(asked)).toMatchObject({ state: "refunded" });
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("a key that is not taken leaves no attempt hanging, and says nothing of a payment that is there", async () => {
  const wrong = client({ clientSecret: "wrong" });
  const asked = aPurchase();
  const failure = await wrong.start(asked).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(failure).toMatchObject({
    payment: { providerRef: `none_${asked.attemptId}`, state: "declined", decline: "cards_not_taken_now" },
  });
  expect(await wrong.find(`none_${asked.attemptId}`)).toBeNull();
  const { providerRef } = await payments.start(asked);
  await expect(wrong.find(providerRef)).rejects.toThrow(ProviderUnreachable);
});

test("a request out of PayPal's rules is refused; an order it does not know is null", async () => {
  await expect(payments.start(aPurchase({ amount: cents(0) }))).rejects.toThrow(ProviderRefused);
  expect(await payments.find("5O190127TN364715T")).toBeNull();
  expect(await payments.find("pi_of_somebody_else")).toBeNull();
  expect(await scene.charges()).toEqual([]);
});

const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = process.env;

/** Nobody presses PayPal's buttons here: what can be seen without a buyer. */
describe.runIf(clientId && clientSecret)("PayPal's own sandbox", () => {
  const live = () =>
    paypalPayments({
      clientId: clientId ?? "",
      clientSecret: clientSecret ?? "",
      webhookId: process.env["PAYPAL_WEBHOOK_ID"] ?? "NONE",
      apiBase: "https://api-m.sandbox.paypal.com",
      pageOrigin: "https://www.sandbox.paypal.com",
    });

  test("begins one order for five starts at once, finds it, and lets it go", async () => {
    const asked = aPurchase();
    const started = await Promise.all(Array.from({ length: 5 }, () => live().start(asked)));
    const [first] = started;
    expect(new Set(started.map(({ providerRef }) => providerRef)).size).toBe(1);
    expect(first).toMatchObject({ state: "requires_action", orderNumber: "RS-1", attemptId: asked.attemptId });
    expect(first?.actionUrl).toMatch(/^https:\/\/www\.sandbox\.paypal\.com\//);
    const providerRef = first?.providerRef ?? "";
    expect(await live().find(providerRef)).toMatchObject({ state: "requires_action", amount: 264_900 });
    expect(await live().complete({ ...asked, providerRef })).toMatchObject({ state: "requires_action" });
    expect(await live().void({ ...asked, providerRef })).toMatchObject({ state: "voided" });
    expect(await live().find("5O190127TN364715T")).toBeNull();
  });
});
