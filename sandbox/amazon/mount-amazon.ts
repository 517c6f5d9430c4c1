import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { peerPages } from "../peer-pages.ts";
import { amazonApi } from "./amazon-api.ts";
import { amazonPage } from "./amazon-page.ts";
import type { AmazonPeer } from "./amazon-peer.ts";
import { inspectedAmazon } from "./inspected-amazon.ts";

/** Amazon Pay under `/amazon`, what it remembers under `/sandbox/amazon`. */
export function mountAmazon(app: Hono<{ Bindings: HttpBindings }>, peer: AmazonPeer): void {
  app.route("/amazon/checkout", amazonPage(peer));
  app.route("/amazon", amazonApi(peer));
  app.route("/sandbox/amazon", peerPages(inspectedAmazon(peer)));
}
