import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { stripeCardPayments } from "#adapters/payments/stripe-card-payments.ts";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { seedShop } from "./small-shop.ts";
import type { Database } from "../db/database.ts";
import type { SessionSource } from "../db/session.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { mounted } from "./mounted.ts";
import { stripeWebhook } from "../payments/stripe-webhook.ts";
import { makeTestWorld, type TestWorld } from "./test-world.ts";

/** The tokens of the provider's own test cards, so that no number is ever in a test here. */
export const CARDS = {
  approved: "pm_card_visa",
  otherApproved: "pm_card_mastercard",
  declined: "pm_card_visa_chargeDeclinedInsufficientFunds",
  bankAsks: "pm_card_authenticationRequired",
  neverAnswers: "pm_card_neverAnswers",
} as const;

/** A shop with its database, the payment provider's peer over HTTP, and an address its webhooks reach. */
export interface TestMarket {
  world: TestWorld;
  db: Database;
  peer: Peer;
  /** While false, webhooks are answered with 503, as by a store that is down. */
  acceptWebhooks(accept: boolean): void;
  webhookUrl: string;
  webhookSecret: string;
  close(): Promise<void>;
}

export interface MarketOptions {
  webhooks?: boolean;
  /** How long the shop waits for the provider. */
  timeoutMs?: number;
  /** Puts the test between the shop and its database. */
  wrap?: (source: SessionSource) => SessionSource;
}

export interface PeerCharge {
  paymentIntent: string;
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
  state: "authorised" | "captured" | "released";
  metadata: { orderNumber: string; attemptId: string };
}

export interface Peer {
  origin: string;
  charges(): Promise<PeerCharge[]>;
  chargesOf(orderNumber: string): Promise<PeerCharge[]>;
  fault(next: string, kind: string, times?: number): Promise<void>;
  events(): Promise<{ id: string; type: string }[]>;
  resend(eventId: string): Promise<void>;
}

export async function openTestMarket(kind: Database["kind"], options: MarketOptions = {}): Promise<TestMarket> {
  const db = await openTestDatabase(kind, options.wrap);
  await seedShop(db);
  let accept = options.webhooks ?? false;
  const http = createServer((request, response) => {
    if (accept) return void listener(request, response);
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const storeUrl = `http://localhost:${(http.address() as AddressInfo).port}`;
  const webhookSecret = `whsec_${randomBytes(12).toString("hex")}`;
  const secretKey = `sk_test_${randomBytes(12).toString("hex")}`;
  const sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl,
    dataDir: null,
    webhookSecret,
    secretKey,
    webhookRetryMs: [50, 100, 200],
  });
  const payments = stripeCardPayments({
    secretKey,
    webhookSecret,
    apiBase: sandbox.origin,
    cardFieldsUrl: `${sandbox.origin}/card-fields`,
    timeoutMs: options.timeoutMs ?? 1_000,
  });
  const world = makeTestWorld(db, payments);
  const listener = getRequestListener(mounted(world, stripeWebhook(world)).fetch);
  return {
    world,
    db,
    peer: openPeer(sandbox.origin),
    acceptWebhooks: (wanted) => {
      accept = wanted;
    },
    webhookUrl: `${storeUrl}/api/webhooks/stripe`,
    webhookSecret,
    close: async () => {
      await sandbox.close();
      await new Promise((resolve) => http.close(resolve));
      await db.close();
    },
  };
}

function openPeer(origin: string): Peer {
  const read = async (path: string) => (await fetch(`${origin}/sandbox/${path}`)).json();
  const charges = async () => (await read("charges")) as PeerCharge[];
  return {
    origin,
    charges,
    chargesOf: async (orderNumber) => (await charges()).filter(({ metadata }) => metadata.orderNumber === orderNumber),
    fault: async (next, kind, times = 1) => {
      const answer = await fetch(`${origin}/sandbox/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ next, kind, times }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
    },
    events: async () => (await read("events")) as { id: string; type: string }[],
    resend: async (eventId) => {
      await fetch(`${origin}/sandbox/events/${eventId}/resend`, { method: "POST" });
    },
  };
}
