import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import type { PeerOptions } from "../peer-options.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";
import { taxApi } from "./tax-api.ts";
import { TaxPeer } from "./tax-peer.ts";

/** Stripe Tax under `/v1/tax`, what it calculated under `/sandbox/tax`. Before the rest of `/v1`, which answers for all of it. */
export function mountTax(
  app: Hono<{ Bindings: HttpBindings }>,
  { dataDir, origin, secretKey }: PeerOptions & { secretKey: string },
): void {
  const peer = new TaxPeer(secretKey, dataDir === null ? null : join(dataDir, "sandbox", "tax.jsonl"));
  app.route("/v1/tax", taxApi(peer));
  const pages = servicePages(origin, peer);
  pages.get("/", (c) => c.html(calculationsPage(peer)));
  pages.get("/calculations", (c) =>
    c.json(
      peer.ledger
        .all("calculations")
        .map(({ id, place, amount, tax, shippingTax }) => ({ id, place, amount, tax, shippingTax })),
    ),
  );
  app.route("/sandbox/tax", pages);
}

function calculationsPage(peer: TaxPeer) {
  const rows = peer.ledger
    .all("calculations")
    .toReversed()
    .map(
      ({ id, place, amount, tax, shippingTax }) =>
        html`<tr>
          <td>${place}</td>
          <td class="number">${dollars(amount)}</td>
          <td class="number">${dollars(tax)}</td>
          <td class="number">${dollars(shippingTax)}</td>
          <td>${id}</td>
        </tr>`,
    );
  return sandboxPage(
    "Sales tax",
    html`<p>
        What the store asked, newest first. The rates are samples: each state’s own, with half of what its cities and
        counties add at most.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Where</th>
              <th>Amount</th>
              <th>Tax</th>
              <th>Of it on shipping</th>
              <th>Calculation</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}
