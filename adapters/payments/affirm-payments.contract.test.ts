import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { AFFIRM_SANDBOX_KEYS } from "#sandbox/affirm/mount-affirm.ts";
import {
  askedOfLender,
  type LenderScene,
  LOST_ANSWERS,
  openLenderScene,
  ORDER_ON_CREDIT,
  RETURN_TO,
} from "#sandbox/testing/lender-scene.ts";
import { affirmCheckout } from "./affirm-checkout.ts";
import { affirmPayments, type AffirmSettings } from "./affirm-payments.ts";
import { type PaymentProvider, ProviderRefused } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

let scene: LenderScene;
let payments: PaymentProvider;

beforeAll(async () => {
  scene = await openLenderScene("affirm");
  payments = client({});
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

function client(settings: Partial<AffirmSettings>): PaymentProvider {
  return affirmPayments({
    ...AFFIRM_SANDBOX_KEYS,
    apiBase: `${scene.origin}/affirm`,
    pageOrigin: scene.origin,
    timeoutMs: 400,
    ...settings,
  });
}

async function agreed() {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  await scene.press(begun, "agree");
  return { ...asked, providerRef: begun.providerRef };
}

async function captured() {
  const asked = await agreed();
  await payments.complete(asked);
  expect(await payments.capture(asked)).toMatchObject({ state: "captured" });
  return asked;
}

test("the store's calls are told the same object as Affirm", async () => {
  const asked = askedOfLender();
  expect(await payments.tell?.(asked)).toEqual(
    affirmCheckout({ publicKey: AFFIRM_SANDBOX_KEYS.publicKey, ...asked, order: ORDER_ON_CREDIT }),
  );
});

test("a buyer who agrees comes back, is authorised, and is captured once", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(begun).toMatchObject({
    state: "requires_action",
    amount: 264_900,
    currency: "USD",
    orderNumber: "RS-1",
    attemptId: asked.attemptId,
    cardType: "Affirm",
  });
  expect(await payments.find(begun.providerRef)).toMatchObject({
    state: "requires_action",
    actionUrl: begun.actionUrl,
  });
  const back = new URL(await scene.press(begun, "agree"));
  expect(back.searchParams.get("order")).toBe("RS-1");
  const approved = await payments.find(begun.providerRef);
  expect(approved).toMatchObject({ state: "approved", attemptId: asked.attemptId });
  const ref = { ...asked, providerRef: begun.providerRef };
  const authorised = await payments.complete(ref);
  expect(authorised).toMatchObject({
    state: "authorised",
    amount: 264_900,
    attemptId: asked.attemptId,
    orderNumber: "RS-1",
  });
  expect(await payments.complete({ ...ref, attemptId: randomUUID() })).toEqual(authorised);
  const done = await payments.capture(ref);
  expect(done.state).toBe("captured");
  expect(await payments.capture({ ...ref, attemptId: randomUUID() })).toEqual(done);
  expect(await payments.find(ref.providerRef)).toEqual(done);
  expect(await scene.charges()).toMatchObject([{ state: "captured", amountCaptured: 264_900 }]);
});

test("a buyer whom Affirm refuses is declined, and completing it takes nothing", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(await scene.press(begun, "decline")).toBe(RETURN_TO);
  const declined = await payments.find(begun.providerRef);
  expect(declined).toMatchObject({ state: "declined", decline: "not_approved" });
  expect(await payments.complete({ ...asked, providerRef: begun.providerRef })).toEqual(declined);
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 0 }]);
});

test("an abandoned checkout waits on, and is let go without asking Affirm", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(await scene.press(begun, "cancel")).toBe(RETURN_TO);
  const ref = { ...asked, providerRef: begun.providerRef };
  expect(await payments.find(ref.providerRef)).toMatchObject({ state: "requires_action" });
  expect(await payments.complete(ref)).toMatchObject({ state: "requires_action" });
  expect(await payments.void(ref)).toMatchObject({ state: "voided", attemptId: asked.attemptId });
  expect(await scene.charges()).toMatchObject([{ state: "asked", amountCaptured: 0 }]);
});

test("the same attempt five times at once is one checkout", async () => {
  const asked = askedOfLender();
  const patient = client({ timeoutMs: 5000 });
  const begun = await Promise.all(Array.from({ length: 5 }, () => patient.start(asked)));
  expect(new Set(begun.map(({ providerRef }) => providerRef)).size).toBe(1);
  expect(await scene.charges()).toHaveLength(1);
});

test("more than was agreed is not captured", async () => {
  const asked = await agreed();
  await payments.complete(asked);
  const failure = await payments.capture({ ...asked, amount: cents(264_901) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ProviderUnreachable);
  expect(await scene.charges()).toMatchObject([{ state: "authorised", amountCaptured: 0 }]);
});

test.each(LOST_ANSWERS)(
  "after the fault %s of a start nothing is claimed, and asking again is one checkout",
  async (kind) => {
    await scene.nextCall("authorise", kind);
    const asked = askedOfLender();
    await expect(payments.start(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.start(asked)).toMatchObject({ state: "requires_action" });
    expect(await scene.charges()).toHaveLength(1);
  },
);

test.each(LOST_ANSWERS)(
  "after the fault %s the whole way is gone once: authorised, captured, given back",
  async (kind) => {
    const asked = await agreed();
    await scene.nextCall("authorise", kind);
    await expect(payments.complete(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.complete(asked)).toMatchObject({ state: "authorised" });
    await scene.nextCall("capture", kind);
    await expect(payments.capture(asked)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.capture(asked)).toMatchObject({ state: "captured" });
    const part = { ...asked, refundId: randomUUID(), amount: cents(4900) };
    await scene.nextCall("refund", kind);
    await expect(payments.refundPart(part)).rejects.toThrow(ProviderUnreachable);
    expect(await payments.refundPart(part)).toMatchObject({ state: "succeeded", refundId: part.refundId });
    await scene.nextCall("find", kind);
    await expect(payments.find(asked.providerRef)).rejects.toThrow(ProviderUnreachable);
    expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900, amountRefunded: 4900 }]);
  },
);

test("a capture asked for five times at once, while Affirm is slow, is captured once", async () => {
  const patient = client({ timeoutMs: 5000 });
  const asked = await agreed();
  await patient.complete(asked);
  await scene.nextCall("capture", "slow");
  const all = await Promise.all(Array.from({ length: 5 }, () => patient.capture(asked)));
  expect(all.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => "captured"));
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("parts are refunded, too much comes back failed, and the rest makes the payment refunded", async () => {
  const asked = await captured();
  const part = (amount: number, refundId: string = randomUUID()) =>
    payments.refundPart({ ...asked, refundId, amount: cents(amount) });
  const first = await part(64_900, "first");
  expect(first).toMatchObject({ state: "succeeded", amount: 64_900, currency: "USD" });
  expect(await part(64_900, "first")).toEqual(first);
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "captured" });
  expect(await part(200_001)).toMatchObject({ state: "failed", refundRef: null, failure: "refund-exceeded" });
  expect(await part(200_000, "second")).toMatchObject({ state: "succeeded" });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "refunded" });
  expect((await payments.listRefunds(asked.providerRef)).map(({ refundId }) => refundId)).toEqual(["second", "first"]);
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("a whole refund makes the payment refunded, and again it is the same", async () => {
  const asked = await captured();
  const refunded = await payments.refund(asked);
  expect(refunded).toMatchObject({ state: "refunded", attemptId: asked.attemptId });
  expect(await payments.refund({ ...asked, attemptId: randomUUID() })).toEqual(refunded);
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("an authorised payment is let go and can no longer be captured; doing it twice is the same", async () => {
  const asked = await agreed();
  await payments.complete(asked);
  expect(await payments.void(asked)).toMatchObject({ state: "voided" });
  expect(await payments.void({ ...asked, attemptId: randomUUID() })).toMatchObject({ state: "voided" });
  expect(await payments.capture(asked)).toMatchObject({ state: "voided" });
  expect(await scene.charges()).toMatchObject([{ state: "voided", amountCaptured: 0 }]);
});

test("a key that Affirm does not accept begins nothing, and says nothing of what was begun", async () => {
  const wrong = client({ privateKey: "wrong" });
  const asked = askedOfLender();
  const failure = await wrong.start(asked).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(failure).toMatchObject({ payment: { state: "declined", providerRef: `none_${asked.attemptId}` } });
  const begun = await payments.start(asked);
  await expect(wrong.find(begun.providerRef)).rejects.toThrow(ProviderUnreachable);
  await expect(wrong.complete({ ...asked, providerRef: begun.providerRef })).rejects.toThrow(ProviderUnreachable);
});

test("an amount out of Affirm's rules is refused with a payment that says nothing was begun", async () => {
  const failure = await payments.start({ ...askedOfLender(), amount: cents(0) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(await scene.charges()).toEqual([]);
});

test("a payment Affirm does not know is null, and has no refunds", async () => {
  expect(await payments.find("UNKNOWN")).toBeNull();
  expect(await payments.find("none_attempt")).toBeNull();
  expect(await payments.listRefunds("UNKNOWN")).toEqual([]);
});

test("a buyer is sent to Affirm's own pages only", async () => {
  const elsewhere = client({ pageOrigin: "https://www.affirm.com" });
  expect(await elsewhere.start(askedOfLender())).toMatchObject({ state: "requires_action", actionUrl: null });
});

const LIVE = { publicKey: process.env["AFFIRM_PUBLIC_KEY"], privateKey: process.env["AFFIRM_PRIVATE_KEY"] };

describe.runIf(LIVE.publicKey && LIVE.privateKey)("against Affirm's own sandbox", () => {
  const live = () =>
    affirmPayments({
      publicKey: LIVE.publicKey ?? "",
      privateKey: LIVE.privateKey ?? "",
      apiBase: "https://sandbox.affirm.com",
      pageOrigin: "https://sandbox.affirm.com",
    });

  test("a checkout begins, waits for the buyer, is not completed without one, and is let go", async () => {
    const asked = askedOfLender();
    const begun = await live().start(asked);
    expect(begun).toMatchObject({ state: "requires_action", actionUrl: expect.stringContaining("affirm.com") });
    const ref = { ...asked, providerRef: begun.providerRef };
    expect(["requires_action", "approved"]).toContain((await live().find(ref.providerRef))?.state);
    expect(await live().complete(ref)).toMatchObject({ state: "requires_action", attemptId: asked.attemptId });
    expect(await live().void(ref)).toMatchObject({ state: "voided" });
  });
});
