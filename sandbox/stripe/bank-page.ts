import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../sandbox-page.ts";
import { dollars } from "../dollars.ts";
import { authenticateIntent } from "./payment-intents.ts";
import { announceIntent, type StripePeer } from "./stripe-peer.ts";
import type { IntentRecord } from "./stripe-records.ts";

/** The bank's page of 3-D Secure: the shopper approves or refuses a payment and goes back to the store. */
export function bankPage(peer: StripePeer): Hono {
  const pages = new Hono();
  pages.get("/:id", (c) => {
    const intent = findByLink(peer, c.req.param("id"), c.req.query("client_secret"));
    if (!intent) return c.html(unknownPayment(), 404);
    return c.html(intent.status === "requires_action" ? askShopper(peer, intent) : decided(intent));
  });
  pages.post("/:id/:answer{approve|refuse}", (c) => {
    const intent = findByLink(peer, c.req.param("id"), c.req.query("client_secret"));
    if (!intent) return c.html(unknownPayment(), 404);
    const decidedIntent = authenticateIntent(peer.ledger, intent, c.req.param("answer") === "approve");
    if (intent.status === "requires_action") announceIntent(peer, decidedIntent);
    return c.redirect(returnAddress(decidedIntent), 303);
  });
  return pages;
}

/** The client secret in the link is what makes it the shopper's own. */
function findByLink(peer: StripePeer, id: string, clientSecret: string | undefined): IntentRecord | null {
  const intent = peer.ledger.get("intents", id);
  return intent?.clientSecret === clientSecret ? intent : null;
}

function returnAddress(intent: IntentRecord): string {
  const address = new URL(intent.returnUrl ?? "about:blank");
  address.searchParams.set("payment_intent", intent.id);
  address.searchParams.set("redirect_status", intent.status === "requires_payment_method" ? "failed" : "succeeded");
  return address.href;
}

function askShopper(peer: StripePeer, intent: IntentRecord) {
  const method = peer.ledger.get("paymentMethods", intent.paymentMethod ?? "");
  const link = (answer: string) => `/3d-secure/${intent.id}/${answer}?client_secret=${intent.clientSecret}`;
  return sandboxPage(
    "Confirm this payment",
    html`<p>
        Your bank asks whether you make this payment (3-D Secure). In the sandbox, you choose what the bank hears.
      </p>
      <section class="panel" aria-label="The payment">
        <dl>
          <dt>Amount</dt>
          <dd>${dollars(intent.amount)}</dd>
          <dt>Card</dt>
          <dd>${method ? `ending in ${method.last4}` : ""}</dd>
          <dt>For</dt>
          <dd>${intent.description ?? intent.metadata["orderNumber"] ?? intent.id}</dd>
        </dl>
        <div class="actions">
          <form method="post" action="${link("approve")}"><button class="primary">Approve</button></form>
          <form method="post" action="${link("refuse")}"><button>Refuse</button></form>
        </div>
      </section>`,
  );
}

function decided(intent: IntentRecord) {
  return sandboxPage(
    "This payment has been answered",
    html`<p><a href="${returnAddress(intent)}">Back to the store</a></p>`,
  );
}

function unknownPayment() {
  return sandboxPage("There is no such payment", html`<p>The link is wrong, or the sandbox was emptied since.</p>`);
}
