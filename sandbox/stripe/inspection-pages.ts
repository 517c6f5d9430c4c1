import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../sandbox-page.ts";
import { ownPagesOnly } from "../who-may-look.ts";
import { dollars } from "../dollars.ts";
import { FAULT_CALLS, FAULT_KINDS, type FaultCall, readFault } from "../faults.ts";
import { disputePages } from "./dispute-pages.ts";
import { refundPages } from "./refund-pages.ts";
import type { StripePeer } from "./stripe-peer.ts";
import type { ChargeRecord } from "./stripe-records.ts";
import { BRAND_NAMES } from "./test-cards.ts";
import { eventJson } from "./webhook-deliveries.ts";

/**
 * What the peer remembers and how to make it misbehave; JSON unless the caller asks for a page. A charge here is
 * the truth a test compares the store's orders with.
 */
export function inspectionPages(peer: StripePeer): Hono {
  const pages = new Hono();
  pages.use(ownPagesOnly(peer.options.origin));
  pages.get("/charges", (c) => (wantsPage(c) ? c.html(chargesPage(peer)) : c.json(peer.ledger.all("charges"))));
  pages.get("/events", (c) =>
    c.json(
      peer.ledger
        .all("events")
        .map((event) => ({ ...eventJson(event), attempts: event.attempts, delivered_at: event.deliveredAt })),
    ),
  );
  pages.post("/events/:id/resend", async (c) => c.json({ delivered: await peer.webhooks.resend(c.req.param("id")) }));
  pages.get("/faults", (c) => (wantsPage(c) ? c.html(faultsPage(peer)) : c.json(peer.faults.list())));
  pages.post("/faults", async (c) => {
    const isJson = c.req.header("content-type")?.startsWith("application/json") ?? false;
    const fault = readFault(isJson ? await c.req.json() : await c.req.parseBody());
    if (typeof fault === "string") return c.json({ error: fault }, 400);
    peer.faults.add(fault);
    return isJson ? c.json(peer.faults.list()) : c.redirect("/sandbox/faults", 303);
  });
  pages.delete("/faults", (c) => {
    peer.faults.clear();
    return c.json(peer.faults.list());
  });
  pages.route("/disputes", disputePages(peer));
  pages.route("/refunds", refundPages(peer));
  pages.post("/reset", (c) => {
    peer.ledger.reset();
    peer.faults.clear();
    return wantsPage(c) ? c.redirect("/sandbox/charges", 303) : c.json({ reset: true });
  });
  return pages;
}

const STATES: Record<ChargeRecord["state"], string> = { authorised: "held", captured: "taken", released: "let go" };
const CALLS: Record<FaultCall, string> = {
  token: "take a wallet’s token",
  authorise: "authorize",
  complete: "complete",
  capture: "capture",
  void: "void",
  refund: "refund",
  find: "find",
};

function wantsPage(c: Context): boolean {
  return c.req.header("accept")?.includes("text/html") ?? false;
}

function chargesPage(peer: StripePeer) {
  const charges = peer.ledger.all("charges").toReversed();
  const rows = charges.map((charge) => {
    const method = peer.ledger.get("paymentMethods", charge.paymentMethod);
    return html`<tr>
      <td>${new Date(charge.created * 1000).toISOString().slice(0, 19).replace("T", " ")}</td>
      <td>${charge.metadata["orderNumber"] ?? ""}</td>
      <td>${method ? `${BRAND_NAMES[method.brand]} ${method.last4}` : ""}</td>
      <td>${charge.amountRefunded > 0 ? `refunded ${dollars(charge.amountRefunded)}` : STATES[charge.state]}</td>
      <td class="number">${charge.paymentIntent}</td>
      <td class="money">${dollars(charge.amount)}</td>
    </tr>`;
  });
  return sandboxPage(
    "Charges",
    html`<p>
        ${charges.length === 0 ? "Nothing has been charged." : "Newest first. Times are UTC. Held means authorized on the card and not yet taken."}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>Order</th>
              <th>Card</th>
              <th>State</th>
              <th>Payment</th>
              <th class="money">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
      <h2>Start over</h2>
      <p class="muted">Forgets every charge, token and event. The store keeps its orders.</p>
      <form method="post" action="/sandbox/reset"><button>Empty the sandbox</button></form>`,
  );
}

function faultsPage(peer: StripePeer) {
  const waiting = peer.faults.list();
  return sandboxPage(
    "Faults",
    html`<p>
        A fault befalls the next call of its kind. "Before" means that nothing happened at the provider, "after" that it
        did and the answer was lost.
      </p>
      <p>${waiting.length === 0 ? "No fault is waiting." : ""}</p>
      <ul>
        ${waiting.map(({ next, kind, times }) => html`<li>Next ${CALLS[next]}: ${kind.replaceAll("_", " ")}, ${times} ${times === 1 ? "time" : "times"}</li>`)}
      </ul>
      <form class="row" method="post" action="/sandbox/faults">
        <label
          >Next call<select name="next">
            ${FAULT_CALLS.map((call) => html`<option value="${call}">${CALLS[call]}</option>`)}
          </select></label
        >
        <label
          >What happens<select name="kind">
            ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${kind.replaceAll("_", " ")}</option>`)}
          </select></label
        >
        <button class="primary">Add</button>
      </form>`,
  );
}
