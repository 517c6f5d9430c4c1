import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { PeerOptions } from "../peer-options.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";
import { marketingApi } from "./marketing-api.ts";
import { MarketingPeer } from "./marketing-peer.ts";

/** The marketing service under `/marketing`, what it was told under `/sandbox/marketing`. */
export function mountMarketing(app: Hono<{ Bindings: HttpBindings }>, { dataDir, origin }: PeerOptions): void {
  const peer = new MarketingPeer(dataDir === null ? null : join(dataDir, "sandbox", "marketing.jsonl"));
  app.route("/marketing", marketingApi(peer));
  app.route("/sandbox/marketing", marketingPages(peer, origin));
}

/** Carts, orders and calls as they came, and a way to make the next calls fail; JSON unless a page is asked for. */
function marketingPages(peer: MarketingPeer, origin: string): Hono {
  const pages = servicePages(origin, peer);
  pages.get("/", (c) => c.html(marketingPage(peer)));
  pages.get("/carts", (c) => c.json(peer.carts()));
  pages.get("/orders", (c) => c.json(peer.ledger.all("order")));
  pages.get("/calls", (c) => c.json(peer.ledger.all("call").map(({ method, path }) => `${method} ${path}`)));
  return pages;
}

function marketingPage(peer: MarketingPeer) {
  const carts = peer.carts().map(
    (cart) =>
      html`<tr>
        <td>${cart["email"]}</td>
        <td class="number">${cart["cartSum"]}</td>
        <td>${cart.products.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")}</td>
        <td><a href="${cart["cartRecoveryUrl"]}">Bring it back</a></td>
      </tr>`,
  );
  const orders = peer.ledger.all("order").map(
    (order) =>
      html`<tr>
        <td>${order.id}</td>
        <td>${order["email"]}</td>
        <td class="number">${order["orderSum"]}</td>
      </tr>`,
  );
  return sandboxPage(
    "Marketing",
    html`<p>Carts that people would be written to about, with the link of such a mail. Sums are in cents.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Whose</th>
              <th>Sum</th>
              <th>What is in it</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${carts}
          </tbody>
        </table>
      </div>
      <h2>Orders</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Order</th>
              <th>Whose</th>
              <th>Sum</th>
            </tr>
          </thead>
          <tbody>
            ${orders}
          </tbody>
        </table>
      </div>`,
  );
}
