import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { withOwnPage } from "./own-page.ts";
import { stripePayments } from "./stripe-payments.ts";

const LIVE = { apiBase: "https://api.stripe.com", cardFieldsUrl: "https://cards.shop.example/fields" };
const SANDBOX = { apiBase: "http://127.0.0.1:3001", cardFieldsUrl: "http://localhost:3001/card-fields" };

function pageOf(actionUrl: string, at: typeof LIVE): string | null {
  const payment = { providerRef: "pi_1", state: "requires_action", actionUrl } as const;
  return withOwnPage({ ...payment, ...EMPTY }, at).actionUrl;
}

const EMPTY = {
  amount: cents(1),
  currency: "USD",
  orderNumber: null,
  attemptId: null,
  cardType: "",
  cardLast4: "",
  decline: null,
};

test.each([
  "javascript:alert(1)",
  "data:text/html,pay",
  "//stripe.com/x",
  "not an address",
  "https://stripe.com.evil.example/3ds",
  "https://evilstripe.com/3ds",
  "https://evil.example/?stripe.com",
])("a shopper is never sent to %s", (address) => {
  expect(pageOf(address, LIVE)).toBeNull();
  expect(pageOf(address, SANDBOX)).toBeNull();
});

test("with live keys the shopper is sent to the provider's own hosts over https only", () => {
  expect(pageOf("https://hooks.stripe.com/3d_secure_2/x", LIVE)).toBe("https://hooks.stripe.com/3d_secure_2/x");
  expect(pageOf("http://hooks.stripe.com/3d_secure_2/x", LIVE)).toBeNull();
  expect(pageOf("http://localhost:3001/3d-secure/x", LIVE)).toBeNull();
});

test("beside the sandbox only the sandbox's origin is followed", () => {
  expect(pageOf("http://localhost:3001/3d-secure/x", SANDBOX)).toBe("http://localhost:3001/3d-secure/x");
  expect(pageOf("http://localhost:3002/3d-secure/x", SANDBOX)).toBeNull();
  expect(pageOf("https://hooks.stripe.com/3d_secure_2/x", SANDBOX)).toBeNull();
});

test("a provider's answer that leads elsewhere reaches no shopper, neither at once nor when it is looked up", async () => {
  const intent = {
    id: "pi_1",
    object: "payment_intent",
    amount: 100,
    currency: "usd",
    status: "requires_action",
    metadata: {},
    next_action: { type: "redirect_to_url", redirect_to_url: { url: "javascript:alert(1)" } },
  };
  const provider = createServer((_, answer) => {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify(intent));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const apiBase = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const payments = stripePayments({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    apiBase,
    cardFieldsUrl: `${apiBase}/card-fields`,
  });
  const asked = {
    attemptId: "a",
    orderNumber: "RS-1",
    amount: cents(100),
    paymentToken: "pm_card_visa",
    returnUrl: "http://localhost/",
    email: "ada@example.com",
    order: () => Promise.reject(new Error("Nobody asks what is bought")),
  };
  const answers = [await payments.start(asked), await payments.find("pi_1")];
  for (const payment of answers) expect(payment).toMatchObject({ state: "requires_action", actionUrl: null });
  await new Promise((resolve) => provider.close(resolve));
});
