import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { lenderInspection } from "../lender-inspection.ts";
import { openLenderPeer } from "../lender-peer.ts";
import { affirmApi, type AffirmKeys } from "./affirm-api.ts";
import { affirmPage } from "./affirm-page.ts";

/** The keys that go with the sandbox where the store has none of its own. */
export const AFFIRM_SANDBOX_KEYS: AffirmKeys = {
  publicKey: "affirm_public_rigsmith_sandbox",
  privateKey: "affirm_private_rigsmith_sandbox",
};

/** Affirm under `/affirm`: its API, the page where the buyer agrees, and what it remembers under `/sandbox/affirm`. */
export function mountAffirm(
  app: Hono<{ Bindings: HttpBindings }>,
  options: { origin: string; storeUrl: string; dataDir: string | null },
  keys: AffirmKeys = AFFIRM_SANDBOX_KEYS,
): void {
  const peer = openLenderPeer({ name: "affirm", title: "Affirm" }, options);
  app.route("/affirm/checkout", affirmPage(peer, { storeUrl: options.storeUrl, privateKey: keys.privateKey }));
  app.route("/affirm", affirmApi(peer, keys));
  app.route("/sandbox/affirm", lenderInspection(peer));
}
