import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type HttpBindings, serve } from "@hono/node-server";
import { Hono } from "hono";
import { mountAffirm } from "./affirm/mount-affirm.ts";
import type { AffirmKeys } from "./affirm/affirm-api.ts";
import { serveCardFields } from "./card-fields/serve-card-fields.ts";
import { mountFedex } from "./fedex/mount-fedex.ts";
import { frontPage } from "./front-page.ts";
import { discordPeer } from "./identity/discord-peer.ts";
import { googlePeer } from "./identity/google-peer.ts";
import { ApplePayPeer } from "./apple-pay/apple-pay-peer.ts";
import { easypostPeer } from "./address/easypost-peer.ts";
import { idmePeer } from "./identity/idme-peer.ts";
import { serveStripeJs } from "./stripe-js/serve-stripe-js.ts";
import { mountAmazon } from "./amazon/mount-amazon.ts";
import { openAmazonPeer } from "./amazon/amazon-peer.ts";
import { ScriptStubs } from "./scripts/script-stubs.ts";
import { LogPeer } from "./logging/log-peer.ts";
import { LocationPeer } from "./location/location-peer.ts";
import { mountInsurance } from "./insurance/mount-insurance.ts";
import { MailPeer } from "./mail/mail-peer.ts";
import { mountMarketing } from "./marketing/mount-marketing.ts";
import { mountScreening } from "./screening/mount-screening.ts";
import { mountKatapult } from "./katapult/mount-katapult.ts";
import { bankPage } from "./stripe/bank-page.ts";
import { inspectionPages } from "./stripe/inspection-pages.ts";
import { stripeApi } from "./stripe/stripe-api.ts";
import { mountPaypal } from "./paypal/mount-paypal.ts";
import { openPaypalPeer } from "./paypal/paypal-peer.ts";
import { servicePages } from "./service-pages.ts";
import { openStripePeer, type StripePeer } from "./stripe/stripe-peer.ts";
import { mountTax } from "./tax/mount-tax.ts";
import { TwilioPeer } from "./texts/twilio-peer.ts";
import { loopbackOnly, withToken } from "./who-may-look.ts";

export interface SandboxOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The store's public address: webhooks go there, and only its pages may frame the card fields. */
  storeUrl: string;
  /** Charges are kept in `sandbox/` below it and survive a restart; null keeps them in memory. */
  dataDir: string | null;
  webhookSecret: string;
  secretKey: string;
  /** Left out, the sandbox's own. */
  affirm?: AffirmKeys | undefined;
  /** Left out, the sandbox's own. */
  katapultToken?: string | undefined;
  /** Where browsers reach it, when that is not its own host and port. */
  publicOrigin?: string;
  /** Set where others reach the port: charges, events, faults and the reset are shown for it only. */
  token?: string;
  /** Waits before each repeated webhook, in milliseconds; for tests. */
  webhookRetryMs?: readonly number[];
}

export interface Sandbox {
  origin: string;
  close(): Promise<void>;
}

/** The outside world on loopback: a payment provider with its own HTTP, card fields, bank page and webhooks, and who says who people are. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = serve({ fetch: app.fetch, port: options.port, hostname: options.host });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  const origin = `http://${publicName(options.host)}:${port}`;
  const reached = { ...options, origin: options.publicOrigin ?? origin };
  const peer = openStripePeer(reached);
  const paypal = openPaypalPeer(reached);
  const amazon = openAmazonPeer(reached);
  mount(app, peer, options.token);
  // Wallets, lenders, the insurer, the screener and the marketing service take everybody's word: not where others reach the port.
  if (options.token === undefined) {
    mountPaypal(app, paypal);
    mountAmazon(app, amazon);
    mountAffirm(app, peer.options, options.affirm);
    mountMarketing(app, peer.options);
    mountLocation(app, peer.options.origin);
    mountLogs(app, peer.options.origin);
    mountInsurance(app, peer.options);
    mountScreening(app, peer.options);
    mountScripts(app, peer.options.origin);
    mountApplePay(app, peer.options.origin);
    app.route("/sandbox/mail", new MailPeer(options.storeUrl).pages(peer.options.origin));
    mountFedex(app, peer.options);
    mountKatapult(app, peer.options, options.katapultToken);
  }
  return {
    origin,
    close: async () => {
      for (const { webhooks } of [peer, paypal, amazon]) webhooks.close();
      // Calls that a fault keeps unanswered would hold the server open for ever.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function mountLocation(app: Hono<{ Bindings: HttpBindings }>, origin: string): void {
  const location = new LocationPeer();
  app.route("/location", location.api());
  app.route("/sandbox/location", location.pages(origin));
}

function mountLogs(app: Hono<{ Bindings: HttpBindings }>, origin: string): void {
  const logs = new LogPeer();
  app.route("/logs", logs.api());
  app.route("/sandbox/logs", logs.pages(origin));
}

function mountApplePay(app: Hono<{ Bindings: HttpBindings }>, origin: string): void {
  const apple = new ApplePayPeer();
  app.route("/apple-pay", apple.api());
  const pages = servicePages(origin, apple);
  pages.get("/asked", (c) => c.json({ asked: apple.asked }));
  app.route("/sandbox/apple-pay", pages);
}

function mountScripts(app: Hono<{ Bindings: HttpBindings }>, origin: string): void {
  const stubs = new ScriptStubs(origin);
  app.route("/scripts", stubs.api());
  app.route("/sandbox/scripts", stubs.pages());
}

function publicName(host: string): string {
  if (host === "0.0.0.0" || host === "::" || host === "127.0.0.1" || host === "::1") return "localhost";
  return host;
}

const ASSETS: Record<string, { file: string; type: string }> = {
  "sandbox-page.css": {
    file: fileURLToPath(new URL("sandbox-page.css", import.meta.url)),
    type: "text/css; charset=utf-8",
  },
  "inter.woff2": {
    file: fileURLToPath(new URL("../ui/fonts/inter.woff2", import.meta.url)),
    type: "font/woff2",
  },
};

function mount(app: Hono<{ Bindings: HttpBindings }>, peer: StripePeer, token: string | undefined): void {
  const { storeUrl } = peer.options;
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.has("content-security-policy")) return;
    c.res.headers.set("content-security-policy", pagePolicy(new URL(storeUrl).origin));
    c.res.headers.set("x-content-type-options", "nosniff");
    c.res.headers.set("referrer-policy", "no-referrer");
  });
  if (token === undefined) app.use(loopbackOnly);
  else app.use("/sandbox/*", withToken(token));
  app.get("/", (c) => c.html(frontPage(storeUrl, token === undefined)));
  app.get("/assets/:name", (c) => {
    const asset = ASSETS[c.req.param("name")];
    return asset
      ? c.body(readFileSync(asset.file), 200, { "content-type": asset.type, "cache-control": "max-age=3600" })
      : c.notFound();
  });
  const texts = new TwilioPeer(storeUrl);
  app.route("/2010-04-01", texts.api());
  app.route("/sandbox/texts", texts.pages());
  mountTax(app, peer.options);
  app.route("/v1", stripeApi(peer));
  app.route("/3d-secure", bankPage(peer));
  app.route("/sandbox", inspectionPages(peer));
  app.route("/card-fields", serveCardFields(peer));
  app.route("/", serveStripeJs(storeUrl));
  // They take everybody's word for who they are: not where others reach the port.
  if (token !== undefined) return;
  app.route("/google", googlePeer(storeUrl));
  app.route("/discord", discordPeer(storeUrl));
  app.route("/idme", idmePeer(storeUrl));
  app.route("/easypost", easypostPeer());
}

/** No script at all on these pages; a form may lead back to the store. */
function pagePolicy(storeOrigin: string): string {
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${storeOrigin}; frame-ancestors 'none'; base-uri 'none'`;
}
