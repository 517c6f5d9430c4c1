import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { KATAPULT_SANDBOX_TOKEN } from "#sandbox/katapult/mount-katapult.ts";
import {
  askedOfLender,
  type LenderScene,
  LOST_ANSWERS,
  openLenderScene,
  ORDER_ON_CREDIT,
  RETURN_TO,
} from "#sandbox/testing/lender-scene.ts";
import { katapultPayments, type KatapultSettings } from "./katapult-payments.ts";
import type { OrderToCharge } from "./order-to-charge.ts";
import { type PaymentProvider, ProviderRefused } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

let scene: LenderScene;
let payments: PaymentProvider;

beforeAll(async () => {
  scene = await openLenderScene("katapult");
  payments = client({});
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

function client(settings: Partial<KatapultSettings>): PaymentProvider {
  return katapultPayments({
    token: KATAPULT_SANDBOX_TOKEN,
    apiBase: `${scene.origin}/katapult`,
    pageOrigin: scene.origin,
    timeoutMs: 400,
    ...settings,
  });
}

async function signed() {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  await scene.press(begun, "agree");
  return { ...asked, providerRef: begun.providerRef };
}

async function confirmed() {
  const asked = await signed();
  expect(await payments.complete(asked)).toMatchObject({ state: "captured" });
  return asked;
}

test("a buyer who signs comes back, and confirming the order takes it once", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(begun).toMatchObject({ state: "requires_action", amount: 264_900, cardType: "Katapult" });
  expect(await payments.find(begun.providerRef)).toEqual(begun);
  expect(await scene.press(begun, "agree")).toBe(RETURN_TO);
  expect(await payments.find(begun.providerRef)).toMatchObject({ state: "approved", actionUrl: null });
  const ref = { ...asked, providerRef: begun.providerRef };
  const captured = await payments.complete(ref);
  expect(captured).toMatchObject({
    state: "captured",
    amount: 264_900,
    attemptId: asked.attemptId,
    orderNumber: "RS-1",
  });
  expect(await payments.complete(ref)).toEqual(captured);
  expect(await payments.capture(ref)).toEqual(captured);
  expect(await scene.charges()).toMatchObject([{ state: "captured", amountCaptured: 264_900 }]);
});

test("a buyer whom Katapult refuses is declined, and completing it takes nothing", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(await scene.press(begun, "decline")).toBe(RETURN_TO);
  expect(await payments.find(begun.providerRef)).toMatchObject({ state: "declined", decline: "not_approved" });
  expect(await payments.complete({ ...asked, providerRef: begun.providerRef })).toMatchObject({ state: "declined" });
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 0 }]);
});

test("an abandoned application waits on, is not completed, and is let go", async () => {
  const asked = askedOfLender();
  const begun = await payments.start(asked);
  expect(await scene.press(begun, "cancel")).toBe(RETURN_TO);
  const ref = { ...asked, providerRef: begun.providerRef };
  expect(await payments.complete(ref)).toMatchObject({ state: "requires_action" });
  expect(await payments.void(ref)).toMatchObject({ state: "voided", attemptId: asked.attemptId });
});

test("a signed lease that the store does not want is cancelled; doing it twice is the same", async () => {
  const asked = await signed();
  const voided = await payments.void(asked);
  expect(voided).toMatchObject({ state: "voided", amount: 264_900 });
  expect(await payments.void(asked)).toEqual(voided);
  expect(await payments.complete(asked)).toEqual(voided);
  expect(await scene.charges()).toMatchObject([{ state: "voided", amountCaptured: 0 }]);
});

test("the same attempt five times at once is one application", async () => {
  const asked = askedOfLender();
  const patient = client({ timeoutMs: 5000 });
  const begun = await Promise.all(Array.from({ length: 5 }, () => patient.start(asked)));
  expect(new Set(begun.map(({ providerRef }) => providerRef)).size).toBe(1);
  expect(await scene.charges()).toHaveLength(1);
});

test("more than is leased is not captured", async () => {
  const asked = await confirmed();
  await expect(payments.capture({ ...asked, amount: cents(264_901) })).rejects.toThrow("not 264901");
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test.each(LOST_ANSWERS)("after the fault %s the whole way is gone once: begun, confirmed, given back", async (kind) => {
  await scene.nextCall("authorise", kind);
  const asked = askedOfLender();
  await expect(payments.start(asked)).rejects.toThrow(ProviderUnreachable);
  const begun = await payments.start(asked);
  await scene.press(begun, "agree");
  const ref = { ...asked, providerRef: begun.providerRef, refundId: randomUUID() };
  await scene.nextCall("capture", kind);
  await expect(payments.complete(ref)).rejects.toThrow(ProviderUnreachable);
  expect(await payments.complete(ref)).toMatchObject({ state: "captured" });
  await scene.nextCall("refund", kind);
  await expect(payments.refundPart(ref)).rejects.toThrow(ProviderUnreachable);
  expect(await payments.refundPart(ref)).toMatchObject({ state: "succeeded", refundId: ref.refundId });
  await scene.nextCall("find", kind);
  await expect(payments.find(ref.providerRef)).rejects.toThrow(ProviderUnreachable);
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900, amountRefunded: 264_900 }]);
});

test("an order confirmed five times at once, while Katapult is slow, is taken once", async () => {
  const patient = client({ timeoutMs: 5000 });
  const asked = await signed();
  await scene.nextCall("capture", "slow");
  const all = await Promise.all(Array.from({ length: 5 }, () => patient.complete(asked)));
  expect(all.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => "captured"));
  expect(await scene.charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("a part and too much come back failed, and the whole makes the payment refunded", async () => {
  const asked = await confirmed();
  const part = (amount: number) => payments.refundPart({ ...asked, refundId: "ours", amount: cents(amount) });
  for (const amount of [64_900, 264_901])
    expect(await part(amount)).toMatchObject({
      state: "failed",
      refundRef: null,
      amount,
      failure: "whole_order_only",
    });
  expect(await payments.listRefunds(asked.providerRef)).toEqual([]);
  expect(await part(264_900)).toMatchObject({ state: "succeeded", refundId: "ours", amount: 264_900 });
  expect(await payments.find(asked.providerRef)).toMatchObject({ state: "refunded" });
  expect(await payments.listRefunds(asked.providerRef)).toMatchObject([{ state: "succeeded", amount: 264_900 }]);
});

test("a whole refund makes the payment refunded, and again it is the same", async () => {
  const asked = await confirmed();
  const refunded = await payments.refund(asked);
  expect(refunded).toMatchObject({ state: "refunded", attemptId: asked.attemptId });
  expect(await payments.refund(asked)).toEqual(refunded);
  expect(await scene.charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("a token that Katapult does not accept begins nothing, and says nothing of what was begun", async () => {
  const wrong = client({ token: "wrong" });
  const asked = askedOfLender();
  const failure = await wrong.start(asked).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(failure).toMatchObject({ payment: { state: "declined", providerRef: `none_${asked.attemptId}` } });
  const begun = await payments.start(asked);
  await expect(wrong.find(begun.providerRef)).rejects.toThrow(ProviderUnreachable);
  await expect(wrong.complete({ ...asked, providerRef: begun.providerRef })).rejects.toThrow(ProviderUnreachable);
});

const BILLING = ORDER_ON_CREDIT.billingAddress;
const moved = (change: Partial<typeof BILLING>): Partial<OrderToCharge> => ({
  billingAddress: { ...BILLING, ...change },
  shippingAddress: { ...ORDER_ON_CREDIT.shippingAddress, ...change },
});

test.each<[string, Partial<OrderToCharge>]>([
  ["is billed elsewhere than it goes to", { billingAddress: { ...BILLING, Address1: "1 Other Street" } }],
  ["goes to Canada", moved({ Country: "CANADA", State: "ON", ZipCode: "M5V 2T6" })],
  ["has a phone of other length", moved({ ContactNumber: "555-2222" })],
  ["has nothing to lease", { lines: ORDER_ON_CREDIT.lines.map((line) => ({ ...line, isLeasable: false })) }],
  ["is charged a difference only", { total: cents(300_000) }],
])("an order that %s is refused before Katapult is asked", async (_what, change) => {
  const order = { ...ORDER_ON_CREDIT, ...change };
  const asked = { ...askedOfLender(), order: () => Promise.resolve(order) };
  await expect(payments.start(asked)).rejects.toThrow(ProviderRefused);
  expect(await scene.charges()).toEqual([]);
});

test("an application Katapult does not know is null, and has no refunds; it sends no webhooks", async () => {
  expect(await payments.find("UNKNOWN")).toBeNull();
  expect(await payments.listRefunds("UNKNOWN")).toEqual([]);
  expect(await payments.readWebhook("{}", () => "signed")).toBeNull();
});

test("a buyer is sent to Katapult's own pages only", async () => {
  const elsewhere = client({ pageOrigin: "https://www.katapult.com" });
  expect(await elsewhere.start(askedOfLender())).toMatchObject({ state: "requires_action", actionUrl: null });
});

const LIVE_TOKEN = process.env["KATAPULT_TOKEN"];

describe.runIf(LIVE_TOKEN)("against Katapult's own sandbox", () => {
  test("an application begins, waits for the buyer, and is let go", async () => {
    const live = katapultPayments({
      token: LIVE_TOKEN ?? "",
      apiBase: "https://sandbox.katapult.com",
      pageOrigin: "https://sandbox.katapult.com",
    });
    const asked = askedOfLender();
    const begun = await live.start(asked);
    expect(begun).toMatchObject({ state: "requires_action", actionUrl: expect.stringContaining("katapult.com") });
    const ref = { ...asked, providerRef: begun.providerRef };
    expect(await live.find(ref.providerRef)).toMatchObject({ state: "requires_action", attemptId: asked.attemptId });
    expect(await live.void(ref)).toMatchObject({ state: "voided" });
  });
});
