import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { stripePayments } from "./stripe-payments.ts";

/** A provider that answers every call with one status and body, whatever was asked. */
let server: Server;
let answer: { status: number; body: string };
let payments: PaymentProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  payments = stripePayments({
    secretKey: "sk_test_odd",
    webhookSecret: "whsec_odd",
    apiBase,
    cardFieldsUrl: `${apiBase}/card-fields`,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const INTENT = {
  object: "payment_intent",
  id: "pi_1",
  status: "requires_capture",
  amount: 100,
  currency: "usd",
  metadata: {},
};

test.each([
  ["an empty object", 200, "{}"],
  ["null", 200, "null"],
  ["a list", 200, "[]"],
  ["a text", 200, '"ok"'],
  ["another kind of thing", 200, JSON.stringify({ ...INTENT, object: "charge" })],
  ["a payment without its amount", 200, JSON.stringify({ ...INTENT, amount: undefined })],
  ["a payment whose amount is text", 200, JSON.stringify({ ...INTENT, amount: "100" })],
  ["a payment without metadata", 200, JSON.stringify({ ...INTENT, metadata: null })],
  ["a refusal without a reason", 400, "{}"],
  ["a refusal whose reason is null", 402, '{"error":null}'],
  ["a failure that is no JSON", 502, "<html>Bad gateway</html>"],
])("%s from the provider says nothing about the payment", async (_what, status, body) => {
  answer = { status, body };
  const asked = {
    attemptId: "attempt",
    orderNumber: "RS-1",
    amount: cents(100),
    paymentToken: "pm_card_visa",
    returnUrl: "http://localhost:3000/carts/return",
    email: "ada@example.com",
    order: () => Promise.reject(new Error("Nobody asks what is bought")),
  };
  await expect(payments.start(asked)).rejects.toThrow(ProviderUnreachable);
  await expect(payments.find("pi_1")).rejects.toThrow(ProviderUnreachable);
  await expect(payments.capture({ ...asked, providerRef: "pi_1" })).rejects.toThrow(ProviderUnreachable);
});
