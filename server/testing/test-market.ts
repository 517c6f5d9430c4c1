import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { outsideOnly } from "../outside-only.ts";
import { openPayments, type WalletKeys } from "#adapters/payments/open-payments.ts";
import { AFFIRM_SANDBOX_KEYS } from "#sandbox/affirm/mount-affirm.ts";
import { AMAZON_ACCOUNT } from "#sandbox/amazon/amazon-peer.ts";
import { KATAPULT_SANDBOX_TOKEN } from "#sandbox/katapult/mount-katapult.ts";
import { PAYPAL_ACCOUNT } from "#sandbox/paypal/paypal-peer.ts";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { seedShop } from "./small-shop.ts";
import type { Database } from "../db/database.ts";
import type { SessionSource } from "../db/session.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { mounted } from "./mounted.ts";
import { paymentWebhooks } from "../payments/payment-webhooks.ts";
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
  /** The shop's at the provider. */
  secretKey: string;
  close(): Promise<void>;
}

export interface MarketOptions {
  webhooks?: boolean;
  /** How long the shop waits for the provider. */
  timeoutMs?: number;
  /** Puts the test between the shop and the sandbox: where the shop asks, by the sandbox's origin. */
  asks?: (origin: string) => Promise<string>;
  /** Stands before each call to a provider of payments. */
  guard?: typeof outsideOnly;
  /** A migrated database of the test's own, closed with the market. */
  db?: Database;
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

/** Names of the peers' folders, each with charges and faults of its own. */
export const WALLETS = ["paypal", "amazon", "affirm", "katapult"] as const;
export type Wallet = (typeof WALLETS)[number];

export interface WalletCharge {
  id: string;
  orderNumber: string;
  attemptId: string;
  state: string;
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
}

export interface PeerRefund {
  id: string;
  amount: number;
  metadata: { orderNumber?: string };
  /** Why the buyer's bank sent it back. */
  failure?: string;
}

export interface Peer {
  origin: string;
  charges(): Promise<PeerCharge[]>;
  chargesOf(orderNumber: string): Promise<PeerCharge[]>;
  /** Oldest first. */
  refundsOf(orderNumber: string): Promise<PeerRefund[]>;
  /** The buyer's bank sends a refund back. */
  sendBack(refundId: string): Promise<void>;
  walletCharges(wallet: Wallet): Promise<WalletCharge[]>;
  walletEvents(wallet: Wallet): Promise<{ id: string; type: string }[]>;
  resendOf(wallet: Wallet, eventId: string): Promise<void>;
  walletFault(wallet: Wallet, next: string, kind: string, times?: number): Promise<void>;
  fault(next: string, kind: string, times?: number): Promise<void>;
  events(): Promise<{ id: string; type: string }[]>;
  resend(eventId: string): Promise<void>;
}

export async function openTestMarket(kind: Database["kind"], options: MarketOptions = {}): Promise<TestMarket> {
  const db = options.db ?? (await openTestDatabase(kind, options.wrap));
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
  const asked = (await options.asks?.(sandbox.origin)) ?? sandbox.origin;
  const payments = openPayments(
    {
      secretKey,
      webhookSecret,
      apiBase: asked,
      cardFieldsUrl: `${sandbox.origin}/card-fields`,
      timeoutMs: options.timeoutMs ?? 1_000,
    },
    walletsOf(sandbox.origin, asked, options.timeoutMs ?? 1_000),
    options.guard ?? outsideOnly,
  );
  const world = makeTestWorld(db, payments);
  const listener = getRequestListener(mounted(world, paymentWebhooks(world)).fetch);
  return {
    world,
    db,
    peer: openPeer(sandbox.origin),
    acceptWebhooks: (wanted) => {
      accept = wanted;
    },
    webhookUrl: `${storeUrl}/api/webhooks/stripe`,
    webhookSecret,
    secretKey,
    close: async () => {
      await sandbox.close();
      await new Promise((resolve) => http.close(resolve));
      await db.close();
    },
  };
}

/** The account that the peers know. */
function walletsOf(origin: string, asked: string, timeoutMs: number): WalletKeys {
  const at = (wallet: Wallet) => ({ apiBase: `${asked}/${wallet}`, pageOrigin: origin, timeoutMs });
  return {
    paypal: { ...PAYPAL_ACCOUNT, ...at("paypal") },
    amazon: { ...AMAZON_ACCOUNT, ...at("amazon"), checkoutPage: `${origin}/amazon/checkout` },
    affirm: { ...AFFIRM_SANDBOX_KEYS, ...at("affirm") },
    katapult: { token: KATAPULT_SANDBOX_TOKEN, ...at("katapult") },
  };
}

async function addFault(address: string, fault: { next: string; kind: string; times: number }): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
}

function openPeer(origin: string): Peer {
  const read = async (path: string) => (await fetch(`${origin}/sandbox/${path}`)).json();
  const charges = async () => (await read("charges")) as PeerCharge[];
  return {
    origin,
    charges,
    chargesOf: async (orderNumber) => (await charges()).filter(({ metadata }) => metadata.orderNumber === orderNumber),
    refundsOf: async (orderNumber) =>
      ((await read("refunds/list")) as PeerRefund[]).filter(({ metadata }) => metadata.orderNumber === orderNumber),
    sendBack: async (refundId) => {
      await fetch(`${origin}/sandbox/refunds/${refundId}/send-back`, { method: "POST", redirect: "manual" });
    },
    walletCharges: async (wallet) => (await read(`${wallet}/charges`)) as WalletCharge[],
    fault: (next, kind, times = 1) => addFault(`${origin}/sandbox/faults`, { next, kind, times }),
    walletEvents: async (wallet) => (await read(`${wallet}/events`)) as { id: string; type: string }[],
    resendOf: async (wallet, eventId) => {
      await fetch(`${origin}/sandbox/${wallet}/events/${eventId}/resend`, { method: "POST" });
    },
    walletFault: (wallet, next, kind, times = 1) =>
      addFault(`${origin}/sandbox/${wallet}/faults`, { next, kind, times }),
    events: async () => (await read("events")) as { id: string; type: string }[],
    resend: async (eventId) => {
      await fetch(`${origin}/sandbox/events/${eventId}/resend`, { method: "POST" });
    },
  };
}
