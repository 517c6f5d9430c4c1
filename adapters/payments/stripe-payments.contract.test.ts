import { cents } from "#rules/money/cents.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { createTestToken } from "#sandbox/stripe/create-test-token.ts";
import type { ChargeRecord } from "#sandbox/stripe/stripe-records.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProviderPayment, type PaymentProvider, ProviderRefused } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { stripePayments } from "./stripe-payments.ts";

const RETURN_URL = "http://localhost:3000/carts/return?order=RS-1";

let sandbox: Sandbox;
let payments: PaymentProvider;

beforeAll(async () => {
  // Nothing listens at the store's address: its webhooks have a test of their own.
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://127.0.0.1:9",
    dataDir: null,
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    webhookRetryMs: [],
  });
  payments = client({});
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  await fetch(`${sandbox.origin}/sandbox/reset`, { method: "POST" });
});

function client(settings: {
  webhookSecret?: string;
  secretKey?: string;
  apiBase?: string;
  timeoutMs?: number;
}): PaymentProvider {
  return stripePayments({
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    apiBase: sandbox.origin,
    cardFieldsUrl: `${sandbox.origin}/card-fields`,
    timeoutMs: 300,
    ...settings,
  });
}

function request(paymentToken: string, attemptId: string = randomUUID()) {
  return {
    attemptId,
    orderNumber: "RS-1",
    amount: cents(264_900),
    paymentToken,
    returnUrl: RETURN_URL,
    email: "maya@example.com",
    order: () => Promise.reject(new Error("Nobody asks what is bought")),
  };
}

async function charges(): Promise<ChargeRecord[]> {
  return (await (await fetch(`${sandbox.origin}/sandbox/charges`)).json()) as ChargeRecord[];
}

async function nextCall(next: string, kind: string, times = 1): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ next, kind, times }),
  });
  expect(answer.status).toBe(200);
}

/** The shopper at the bank's page. Answers where the bank sends them. */
async function atTheBank(payment: ProviderPayment, answer: "approve" | "refuse"): Promise<URL> {
  const page = new URL(payment.actionUrl ?? "");
  expect(await (await fetch(page)).text()).toContain("$2,649.00");
  const pressed = await fetch(`${page.origin}${page.pathname}/${answer}${page.search}`, {
    method: "POST",
    redirect: "manual",
  });
  expect(pressed.status).toBe(303);
  return new URL(pressed.headers.get("location") ?? "");
}

test("an approved card is authorised, says its amount, order and card, and is captured once", async () => {
  const asked = request(await createTestToken(sandbox.origin, "4242 4242 4242 4242"));
  const authorised = await payments.start(asked);
  expect(authorised).toMatchObject({
    state: "authorised",
    amount: 264_900,
    currency: "USD",
    orderNumber: "RS-1",
    attemptId: asked.attemptId,
    cardType: "Visa",
    cardLast4: "4242",
    decline: null,
    actionUrl: null,
  });
  const captured = await payments.capture({ ...asked, providerRef: authorised.providerRef });
  expect(captured.state).toBe("captured");
  expect(await payments.find(authorised.providerRef)).toEqual(captured);
  expect(await payments.capture({ ...asked, attemptId: randomUUID(), providerRef: authorised.providerRef })).toEqual(
    captured,
  );
  expect(await charges()).toMatchObject([{ state: "captured", amountCaptured: 264_900 }]);
});

test.each([
  ["5555 5555 5555 4444", "MasterCard", "4444"],
  ["3782 822463 10005", "American Express", "0005"],
  ["6011 1111 1111 1117", "Discover", "1117"],
])("the card %s is a %s", async (number, cardType, cardLast4) => {
  expect(await payments.start(request(await createTestToken(sandbox.origin, number)))).toMatchObject({
    state: "authorised",
    cardType,
    cardLast4,
  });
});

test.each([
  ["pm_card_visa_chargeDeclined", "declined"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds"],
  ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
  ["pm_card_chargeDeclinedIncorrectCvc", "wrong_security_code"],
])("the token %s is declined as %s", async (token, decline) => {
  const asked = request(token);
  const declined = await payments.start(asked);
  expect(declined).toMatchObject({
    state: "declined",
    decline,
    attemptId: asked.attemptId,
    cardType: "Visa",
  });
  expect(declined.providerRef).toMatch(/^pi_/);
  expect(await payments.find(declined.providerRef)).toEqual(declined);
  expect(await charges()).toEqual([]);
});

test("a token nobody made is a decline, not a failure of ours", async () => {
  const declined = await payments.start(request("pm_made_up_by_a_stranger"));
  expect(declined).toMatchObject({
    state: "declined",
    decline: "card_details_gone",
  });
  expect(await payments.find(declined.providerRef)).toBeNull();
});

test("a card with 3-D Secure waits for the shopper, who approves and comes back to the store", async () => {
  const waiting = await payments.start(request("pm_card_authenticationRequired"));
  expect(waiting).toMatchObject({ state: "requires_action", amount: 264_900 });
  expect(await charges()).toEqual([]);
  const back = await atTheBank(waiting, "approve");
  expect(`${back.origin}${back.pathname}?order=${back.searchParams.get("order")}`).toBe(RETURN_URL);
  expect(await payments.find(waiting.providerRef)).toMatchObject({ state: "authorised", actionUrl: null });
});

test("a shopper who refuses at the bank is not charged and reads why", async () => {
  const waiting = await payments.start(request("pm_card_authenticationRequired"));
  await atTheBank(waiting, "refuse");
  await atTheBankAgain(waiting);
  expect(await payments.find(waiting.providerRef)).toMatchObject({
    state: "declined",
    decline: "not_confirmed",
  });
  expect(await charges()).toEqual([]);
});

/** A second press, or the browser's back button, changes nothing. */
async function atTheBankAgain(payment: ProviderPayment): Promise<void> {
  const page = new URL(payment.actionUrl ?? "");
  await fetch(`${page.origin}${page.pathname}/approve${page.search}`, { method: "POST", redirect: "manual" });
}

test("a charge whose answer never came is found again by the same attempt, and there is one charge", async () => {
  const asked = request(await createTestToken(sandbox.origin, "4000 0099 0000 0004"));
  await expect(payments.start(asked)).rejects.toThrow(ProviderUnreachable);
  expect(await payments.start(asked)).toMatchObject({ state: "authorised", attemptId: asked.attemptId });
  expect(await payments.start(asked)).toMatchObject({ state: "authorised" });
  expect(await charges()).toHaveLength(1);
});

test.each([
  ["timeout_before", 1],
  ["timeout_after", 1],
  // The SDK repeats a call once by itself, under the same key, when a connection is reset.
  ["reset_before", 2],
  ["reset_after", 2],
  ["error_500_before", 1],
  ["error_500_after", 1],
])("after the fault %s nothing is claimed, and asking again makes one charge in all", async (kind, times) => {
  await nextCall("authorise", kind, times);
  const asked = request("pm_card_visa");
  await expect(payments.start(asked)).rejects.toThrow(ProviderUnreachable);
  expect(await payments.start(asked)).toMatchObject({ state: "authorised", attemptId: asked.attemptId });
  expect(await charges()).toHaveLength(1);
});

test("a capture whose answer was lost is captured once", async () => {
  const asked = request("pm_card_visa");
  const { providerRef } = await payments.start(asked);
  await nextCall("capture", "timeout_after");
  await expect(payments.capture({ ...asked, providerRef })).rejects.toThrow(ProviderUnreachable);
  expect(await payments.capture({ ...asked, providerRef })).toMatchObject({ state: "captured" });
  expect(await charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("twenty times the same attempt at once is one charge, whoever gets the answer", async () => {
  const asked = request("pm_card_visa");
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => client({ timeoutMs: 5000 }).start(asked)));
  const answered = outcomes.filter((outcome) => outcome.status === "fulfilled");
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered.map(({ value }) => value.providerRef)).size).toBe(1);
  expect(
    outcomes.every((outcome) => outcome.status === "fulfilled" || outcome.reason instanceof ProviderUnreachable),
  ).toBe(true);
  expect(await charges()).toHaveLength(1);
});

test("a capture asked for ten times at once is answered captured ten times", async () => {
  const patient = client({ timeoutMs: 5000 });
  const asked = request("pm_card_visa");
  const { providerRef } = await patient.start(asked);
  await nextCall("capture", "slow");
  const captured = await Promise.all(Array.from({ length: 10 }, () => patient.capture({ ...asked, providerRef })));
  expect(captured.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => "captured"));
  expect(await charges()).toMatchObject([{ amountCaptured: 264_900 }]);
});

test("a request out of the provider's rules is refused with a declined payment that says nothing was charged", async () => {
  const failure = await payments
    .start({ ...request("pm_card_visa"), amount: cents(-1) })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(failure).toMatchObject({
    payment: { state: "declined", decline: "cards_not_taken_now" },
  });
  expect(await charges()).toEqual([]);
});

test("an attempt asked again with another amount is refused loudly", async () => {
  const asked = request("pm_card_visa");
  await payments.start(asked);
  const failure = await payments.start({ ...asked, amount: cents(100) }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ProviderUnreachable);
  expect(await charges()).toMatchObject([{ amount: 264_900 }]);
});

test("a part is refunded, more than the rest is refused, the rest makes the payment refunded", async () => {
  const asked = request("pm_card_visa");
  const { providerRef } = await payments.start(asked);
  await payments.capture({ ...asked, providerRef });
  const refund = (amount: number) =>
    payments.refund({ attemptId: asked.attemptId, providerRef, amount: cents(amount) });
  expect(await refund(64_900)).toMatchObject({ state: "captured" });
  await expect(refund(200_001)).rejects.toThrow("greater than unrefunded amount");
  expect(await refund(200_000)).toMatchObject({ state: "refunded" });
  expect(await refund(1)).toMatchObject({ state: "refunded" });
  expect(await charges()).toMatchObject([{ amountRefunded: 264_900 }]);
});

test("a held payment is let go and can no longer be captured; doing it twice is the same", async () => {
  const asked = request("pm_card_visa");
  const { providerRef } = await payments.start(asked);
  expect(await payments.void({ ...asked, providerRef })).toMatchObject({ state: "voided" });
  expect(await payments.void({ ...asked, attemptId: randomUUID(), providerRef })).toMatchObject({ state: "voided" });
  expect(await payments.capture({ ...asked, providerRef })).toMatchObject({ state: "voided" });
  expect(await charges()).toMatchObject([{ state: "released", amountCaptured: 0 }]);
});

test("a payment the provider does not know is null; a key it does not accept says nothing about the payment", async () => {
  expect(await payments.find("pi_unknown")).toBeNull();
  const wrong = client({ secretKey: "sk_test_wrong" }).start(request("pm_card_visa"));
  await expect(wrong).rejects.toThrow(ProviderUnreachable);
});

test("an address the sandbox does not have is an error, never an empty success", async () => {
  const answer = await fetch(`${sandbox.origin}/v1/customers`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_contract" },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { type: "invalid_request_error" } });
});

test("a provider that cannot be reached at all says nothing about the payment", async () => {
  await expect(client({ apiBase: "http://127.0.0.1:9" }).start(request("pm_card_visa"))).rejects.toThrow(
    ProviderUnreachable,
  );
});
