import { cents } from "#rules/money/cents.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { createTestToken } from "#sandbox/stripe/create-test-token.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { stripePayments } from "./stripe-payments.ts";

let sandbox: Sandbox;
let payments: PaymentProvider;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://127.0.0.1:9",
    dataDir: null,
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    webhookRetryMs: [],
  });
  payments = stripePayments({
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    apiBase: sandbox.origin,
    cardFieldsUrl: `${sandbox.origin}/card-fields`,
    timeoutMs: 300,
  });
});

afterAll(() => sandbox.close());

function paidBy(paymentToken: string) {
  return {
    attemptId: randomUUID(),
    orderNumber: "RS-1",
    amount: cents(264_900),
    paymentToken,
    returnUrl: "http://localhost:3000/carts/return?order=RS-1",
    email: "maya@example.com",
    order: () => Promise.reject(new Error("Nobody asks what is bought")),
  };
}

test("a card has one name behind whatever token, in what is declined too; another card has another, and no card none", async () => {
  const typed = () => createTestToken(sandbox.origin, "4000 0000 0000 9995");
  const [first, second] = [await typed(), await typed()];
  const name = await payments.cardOf?.(first);
  expect(name).toMatch(/^[\w-]{8,}$/);
  expect(first).not.toBe(second);
  expect(await payments.cardOf?.(second)).toBe(name);
  expect(await payments.start(paidBy(second))).toMatchObject({ state: "declined", card: name });
  expect(await payments.cardOf?.("pm_card_mastercard")).not.toBe(name);
  expect(await payments.cardOf?.("pm_never_made")).toBeNull();
});

test("who a card is, is not known while the provider is away", async () => {
  await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ next: "find", kind: "timeout_before", times: 1 }),
  });
  await expect(payments.cardOf?.("pm_card_visa")).rejects.toBeInstanceOf(ProviderUnreachable);
});
