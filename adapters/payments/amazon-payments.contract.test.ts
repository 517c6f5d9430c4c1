import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { AMAZON_ACCOUNT } from "#sandbox/amazon/amazon-peer.ts";
import type { AmazonSettings } from "./amazon-client.ts";
import { amazonPayments } from "./amazon-payments.ts";
import { type PaymentProvider, ProviderRefused } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

import { aPurchase, RETURN_URL } from "./testing/a-purchase.ts";
import { openWalletScene, type WalletScene } from "./testing/wallet-scene.ts";

let scene: WalletScene;
let payments: PaymentProvider;

beforeAll(async () => {
  scene = await openWalletScene("amazon");
  payments = client({});
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

function client(changed: Partial<AmazonSettings>): PaymentProvider {
  return amazonPayments({
    ...AMAZON_ACCOUNT,
    apiBase: `${scene.apiOrigin}/amazon`,
    checkoutPage: `${scene.origin}/amazon/checkout`,
    pageOrigin: scene.origin,
    timeoutMs: 5000,
    ...changed,
  });
}

function anotherKey(): string {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }) as string;
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

test("a buyer agrees on Amazon's page, comes back, and the order is authorised and captured once", async () => {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  expect(waiting).toMatchObject({
    state: "requires_action",
    amount: 264_900,
    currency: "USD",
    orderNumber: "RS-1",
    attemptId: asked.attemptId,
    cardType: "Amazon Pay",
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

test("a payment that is refused on Amazon's page is a decline, and asking again is one too", async () => {
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

test("five starts of one attempt at once are one session at Amazon", async () => {
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
    expect(await payments.refundPart(part)).toMatchObject({ state: "pending" });
    expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900, amountRefunded: 100 }]);
    const other = await approved();
    await payments.complete(other);
    await scene.nextCall("void", kind);
    await expect(hasty().void(other)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.void(other)).toMatchObject({ state: "voided" });
  });
});

test("a slow Amazon is waited for, and ten captures at once take the money once", async () => {
  const patient = client({});
  const asked = await approved();
  await patient.complete(asked);
  await scene.nextCall("capture", "slow");
  const answers = await Promise.all(Array.from({ length: 10 }, () => patient.capture(asked)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["captured"]));
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("more than was agreed to is never captured", async () => {
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
  expect(await part(first, 64_900)).toMatchObject({ state: "pending", refundId: first, amount: 64_900 });
  expect(await part(first, 64_900)).toMatchObject({ state: "succeeded", refundId: first });
  expect(await part(second, 200_001)).toMatchObject({
    refundRef: null,
    state: "failed",
    failure: "amount_exceeded",
  });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "captured" });
  expect(await part(third, 200_000)).toMatchObject({ state: "pending" });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "refunded" });
  const listed = await payments.listRefunds(asked.providerRef);
  expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(listed.map(({ refundId }) => refundId).toSorted()).toEqual([first, third].toSorted());
  expect(await scene.charges()).toMatchObject([{ state: "refunded", amountRefunded: 264_900 }]);
});

test("a refund of all that is left is known again after its answer was lost, and is made once", async () => {
  const asked = await captured();
  const part = { ...asked, refundId: crypto.randomUUID() };
  await scene.nextCall("refund", "error_500_after");
  await expect(payments.refundPart(part)).rejects.toThrow(ProviderUnreachable);
  expect(await payments.listRefunds(asked.providerRef)).toEqual([]);
  expect(await payments.refundPart(part)).toMatchObject({ state: "pending", amount: 264_900 });
  expect(await payments.listRefunds(asked.providerRef)).toMatchObject([
    { refundId: part.refundId, state: "succeeded" },
  ]);
  expect(await scene.charges()).toMatchObject([{ state: "refunded", amountRefunded: 264_900 }]);
});

test("a penny more than was taken is never given back, although Amazon would allow 15 percent", async () => {
  const asked = await captured();
  const more = { ...asked, refundId: crypto.randomUUID(), amount: cents(264_901) };
  expect(await payments.refundPart(more)).toMatchObject({ state: "failed", failure: "amount_exceeded" });
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 0 }]);
});

test("the whole payment is given back, more is refused, and again is the truth", async () => {
  const asked = await captured();
  await expect(payments.refund({ ...asked, amount: cents(264_901) })).rejects.toThrow("More than is left");
  expect(await payments.refund(asked)).toMatchObject({ state: "refunded" });
  expect(await payments.refund(asked)).toMatchObject({ state: "refunded" });
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("a key that is not taken leaves no attempt hanging, and says nothing of a payment that is there", async () => {
  const wrong = client({ privateKey: anotherKey() });
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

test("a request out of Amazon's rules is refused; a session it does not know is null", async () => {
  await expect(payments.start(aPurchase({ amount: cents(0) }))).rejects.toThrow(ProviderRefused);
  expect(await payments.find("35e3ca52-1772-4c04-a179-b3ea1a9f1eb7")).toBeNull();
  expect(await payments.find("pi_of_somebody_else")).toBeNull();
  expect(await scene.charges()).toEqual([]);
});

const {
  AMAZON_PAY_PUBLIC_KEY_ID: publicKeyId = "",
  AMAZON_PAY_PRIVATE_KEY: privateKey = "",
  AMAZON_PAY_STORE_ID: storeId = "",
} = process.env;

/** Nobody presses Amazon's buttons here: what can be seen without a buyer. */
describe.runIf(publicKeyId.startsWith("SANDBOX") && privateKey && storeId)("Amazon's own sandbox", () => {
  const checkoutPage = "https://localhost/amazon/checkout";
  const live = () =>
    amazonPayments({
      publicKeyId,
      privateKey,
      storeId,
      topicArn: "",
      apiBase: "https://pay-api.amazon.com",
      checkoutPage,
      pageOrigin: "https://payments.amazon.com",
    });

  test("begins one session for five starts at once, finds it, and lets it go", async () => {
    const asked = aPurchase({ returnUrl: "https://localhost/carts/return?order=RS-1" });
    const started = await Promise.all(Array.from({ length: 5 }, () => live().start(asked)));
    const providerRef = started[0]?.providerRef ?? "";
    expect(new Set(started.map((payment) => payment.providerRef)).size).toBe(1);
    expect(started[0]).toMatchObject({ state: "requires_action", orderNumber: "RS-1", attemptId: asked.attemptId });
    expect(started[0]?.actionUrl).toBe(`${checkoutPage}?amazonCheckoutSessionId=${providerRef}`);
    expect(await live().find(providerRef)).toMatchObject({ state: "requires_action", amount: 264_900 });
    expect(await live().complete({ ...asked, providerRef })).toMatchObject({ state: "requires_action" });
    expect(await live().void({ ...asked, providerRef })).toMatchObject({ state: "voided" });
  });
});
