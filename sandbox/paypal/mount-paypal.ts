import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { peerPages } from "../peer-pages.ts";
import { disputedPaypal } from "./disputed-paypal.ts";
import { inspectedPaypal } from "./inspected-paypal.ts";
import { paypalApi } from "./paypal-api.ts";
import { paypalPage } from "./paypal-page.ts";
import type { PaypalPeer } from "./paypal-peer.ts";

/** PayPal under `/paypal`, what it remembers under `/sandbox/paypal`. */
export function mountPaypal(app: Hono<{ Bindings: HttpBindings }>, peer: PaypalPeer): void {
  app.route("/paypal/checkoutnow", paypalPage(peer));
  app.route("/paypal", paypalApi(peer));
  app.route("/sandbox/paypal/disputes", disputedPaypal(peer));
  app.route("/sandbox/paypal", peerPages(inspectedPaypal(peer)));
}
