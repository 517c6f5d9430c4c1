import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type HttpBindings, serve } from "@hono/node-server";
import { Hono } from "hono";
import { serveCardFields } from "./card-fields/serve-card-fields.ts";
import { frontPage } from "./front-page.ts";
import { discordPeer } from "./identity/discord-peer.ts";
import { googlePeer } from "./identity/google-peer.ts";
import { bankPage } from "./stripe/bank-page.ts";
import { inspectionPages } from "./stripe/inspection-pages.ts";
import { stripeApi } from "./stripe/stripe-api.ts";
import { openStripePeer, type StripePeer } from "./stripe/stripe-peer.ts";
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
  const peer = openStripePeer({ ...options, origin: options.publicOrigin ?? origin });
  mount(app, peer, options.token);
  return {
    origin,
    close: async () => {
      peer.webhooks.close();
      // Calls that a fault keeps unanswered would hold the server open for ever.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
  app.get("/", (c) => c.html(frontPage(storeUrl)));
  app.get("/assets/:name", (c) => {
    const asset = ASSETS[c.req.param("name")];
    return asset
      ? c.body(readFileSync(asset.file), 200, { "content-type": asset.type, "cache-control": "max-age=3600" })
      : c.notFound();
  });
  const texts = new TwilioPeer(storeUrl);
  app.route("/2010-04-01", texts.api());
  app.route("/sandbox/texts", texts.pages());
  app.route("/v1", stripeApi(peer));
  app.route("/3d-secure", bankPage(peer));
  app.route("/sandbox", inspectionPages(peer));
  app.route("/card-fields", serveCardFields(peer));
  // They take everybody's word for who they are: not where others reach the port.
  if (token !== undefined) return;
  app.route("/google", googlePeer(storeUrl));
  app.route("/discord", discordPeer(storeUrl));
}

/** No script at all on these pages; a form may lead back to the store. */
function pagePolicy(storeOrigin: string): string {
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${storeOrigin}; frame-ancestors 'none'; base-uri 'none'`;
}
