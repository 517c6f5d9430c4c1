import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { PeerOptions } from "../peer-options.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";
import { insuranceApi } from "./insurance-api.ts";
import { InsurancePeer } from "./insurance-peer.ts";

/** The insurer under `/ups-capital`, its terms beside, what it quoted and sold under `/sandbox/insurance`. */
export function mountInsurance(app: Hono<{ Bindings: HttpBindings }>, { dataDir, origin }: PeerOptions): void {
  const peer = new InsurancePeer(dataDir === null ? null : join(dataDir, "sandbox", "insurance.jsonl"));
  app.get("/ups-capital/terms", (c) => c.html(termsPage()));
  app.route("/ups-capital", insuranceApi(peer));
  app.route("/sandbox/insurance", insurancePages(peer, origin));
}

/** Quotes and policies, and a way to make the next calls fail; JSON unless a page is asked for. */
function insurancePages(peer: InsurancePeer, origin: string): Hono {
  const pages = servicePages(origin, peer);
  pages.get("/", (c) => c.html(policiesPage(peer)));
  pages.get("/quotes", (c) => c.json(peer.ledger.all("quote")));
  pages.get("/policies", (c) => c.json(peer.ledger.all("coverage")));
  return pages;
}

function policiesPage(peer: InsurancePeer) {
  const rows = peer.ledger.all("coverage").map(
    ({ orderNumber, premiumAmount, state, tracking }) =>
      html`<tr>
        <td>${orderNumber}</td>
        <td class="number">${premiumAmount.toFixed(2)}</td>
        <td>${state}</td>
        <td class="number">${tracking}</td>
      </tr>`,
  );
  return sandboxPage(
    "Parcel insurance",
    html`<p>Policies that the store bought for its orders. Nobody is insured by them.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Order</th>
              <th>Premium</th>
              <th>State</th>
              <th>Parcel</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}

function termsPage() {
  return sandboxPage(
    "Terms of parcel insurance",
    html`<p>
      This page stands in for the insurer’s terms. Nobody is insured by this sandbox: with live keys the store links to
      the terms of the insurer it has a contract with.
    </p>`,
  );
}
