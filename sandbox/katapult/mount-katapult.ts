import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { lenderInspection } from "../lender-inspection.ts";
import { openLenderPeer } from "../lender-peer.ts";
import { katapultApi } from "./katapult-api.ts";
import { katapultPage } from "./katapult-page.ts";

/** The token that goes with the sandbox where the store has none of its own. */
export const KATAPULT_SANDBOX_TOKEN = "katapult_rigsmith_sandbox";

/** Katapult under `/katapult`: its API, the page where the buyer signs, and what it remembers under `/sandbox/katapult`. */
export function mountKatapult(
  app: Hono<{ Bindings: HttpBindings }>,
  options: { origin: string; dataDir: string | null },
  token: string = KATAPULT_SANDBOX_TOKEN,
): void {
  const peer = openLenderPeer({ name: "katapult", title: "Katapult" }, options);
  app.route("/katapult/lease", katapultPage(peer));
  app.route("/katapult", katapultApi(peer, token));
  app.route("/sandbox/katapult", lenderInspection(peer));
}
