import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { signWebhook } from "#sandbox/stripe/webhook-deliveries.ts";
import type { ProviderPayment, PaymentProvider } from "./payment-provider.ts";
import { stripePayments } from "./stripe-payments.ts";

const WEBHOOK_SECRET = "whsec_test_new";

let sandbox: Sandbox;
let payments: PaymentProvider;
let store: Server;
/** What the store's webhook answers next, 200 when empty, and every webhook it got. */
let answers: number[] = [];
let webhooks: { body: string; signature: string }[] = [];

beforeAll(async () => {
  store = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes: Buffer) => (body += bytes.toString()));
    request.on("end", () => {
      webhooks.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const { port } = store.address() as AddressInfo;
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: `http://127.0.0.1:${port}`,
    dataDir: null,
    secretKey: "sk_test_contract",
    webhookSecret: WEBHOOK_SECRET,
    webhookRetryMs: [20, 20, 20],
  });
  payments = client({});
});

afterAll(async () => {
  await sandbox.close();
  store.closeAllConnections();
  store.close();
});

beforeEach(() => {
  answers = [];
  webhooks = [];
});

function client(settings: { webhookSecret?: string }): PaymentProvider {
  return stripePayments({
    secretKey: "sk_test_contract",
    webhookSecret: WEBHOOK_SECRET,
    apiBase: sandbox.origin,
    cardFieldsUrl: `${sandbox.origin}/card-fields`,
    ...settings,
  });
}

function authorise(): Promise<ProviderPayment> {
  const attemptId = crypto.randomUUID();
  return payments.start({
    attemptId,
    orderNumber: "RS-1",
    amount: cents(264_900),
    paymentToken: "pm_card_visa",
    returnUrl: "http://localhost:3000/",
    email: "maya@example.com",
    order: () => Promise.reject(new Error("Nobody asks what is bought")),
  });
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

/** What a provider reads of a webhook that came with this signature. */
function read(provider: PaymentProvider, body: string, signature: string) {
  return provider.readWebhook(body, (name) => (name === "stripe-signature" ? signature : undefined));
}

test("webhooks are signed, name their payment, and the old key counts while keys are replaced", async () => {
  const { providerRef, attemptId } = await authorise();
  await until(() => webhooks.length === 1);
  const [{ body, signature } = { body: "", signature: "" }] = webhooks;
  const told = {
    eventId: expect.stringMatching(/^evt_/) as unknown,
    type: "payment_intent.amount_capturable_updated",
    providerRef,
    attemptId,
    news: "authorised",
  };
  expect(await read(payments, body, signature)).toEqual(told);
  expect(await read(client({ webhookSecret: `whsec_next, ${WEBHOOK_SECRET}` }), body, signature)).toEqual(told);
  expect(await read(client({ webhookSecret: "whsec_next" }), body, signature)).toBeNull();
});

test("a webhook that is forged, changed or older than five minutes is not read", async () => {
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { object: "payment_intent", id: "pi_1" } },
  });
  const now = Math.floor(Date.now() / 1000);
  expect(await read(payments, body, signWebhook(body, WEBHOOK_SECRET, now))).toMatchObject({
    eventId: "evt_1",
    providerRef: "pi_1",
  });
  expect(await read(payments, body, signWebhook(body, "whsec_guessed", now))).toBeNull();
  expect(await read(payments, body.replace("pi_1", "pi_2"), signWebhook(body, WEBHOOK_SECRET, now))).toBeNull();
  expect(await read(payments, body, signWebhook(body, WEBHOOK_SECRET, now - 301))).toBeNull();
  expect(await read(payments, body, "")).toBeNull();
  expect(await read(payments, "not json", signWebhook("not json", WEBHOOK_SECRET, now))).toBeNull();
});

test("a webhook the store failed on comes again, under the same event id, until it is answered", async () => {
  answers = [500, 503];
  await authorise();
  await until(() => webhooks.length === 3);
  const ids = webhooks.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(webhooks).toHaveLength(3);
});
