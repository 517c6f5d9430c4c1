import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { approveOrder } from "./paypal-orders.ts";
import type { PaypalPeer } from "./paypal-peer.ts";
import type { PaypalOrderRecord } from "./paypal-records.ts";

/** PayPal's page: the buyer agrees, lets the funding source be refused, or goes back. The order's id in the link is what makes it theirs. */
export function paypalPage(peer: PaypalPeer): Hono {
  const pages = new Hono();
  pages.get("/", (c) => {
    const order = peer.ledger.get("orders", c.req.query("token") ?? "");
    if (!order) return c.html(unknownOrder(), 404);
    return c.html(order.status === "PAYER_ACTION_REQUIRED" ? askBuyer(order) : answered(order));
  });
  pages.post("/:answer{pay|decline|cancel}", (c) => {
    const order = peer.ledger.get("orders", c.req.query("token") ?? "");
    if (!order) return c.html(unknownOrder(), 404);
    const answer = c.req.param("answer");
    if (answer === "cancel") return c.redirect(withToken(order.cancelUrl, order), 303);
    approveOrder(peer, order, answer === "decline");
    return c.redirect(withToken(order.returnUrl, order), 303);
  });
  return pages;
}

/** PayPal sends the buyer back with the order as `token`, and who paid as `PayerID`. */
function withToken(address: string, order: PaypalOrderRecord): string {
  const back = new URL(address);
  back.searchParams.set("token", order.id);
  if (order.status !== "PAYER_ACTION_REQUIRED") back.searchParams.set("PayerID", "SANDBOXBUYER1");
  return back.href;
}

function askBuyer(order: PaypalOrderRecord) {
  const link = (answer: string) => `/paypal/checkoutnow/${answer}?token=${order.id}`;
  return sandboxPage(
    "Pay with PayPal",
    html`<p>PayPal asks whether you pay this. In the sandbox, you choose what the store hears.</p>
      <section class="panel" aria-label="The payment">
        <dl>
          <dt>Amount</dt>
          <dd>${dollars(order.amount)}</dd>
          <dt>For</dt>
          <dd>Order ${order.referenceId ?? order.id}</dd>
        </dl>
        <div class="actions">
          <form method="post" action="${link("pay")}"><button class="primary">Pay with PayPal</button></form>
          <form method="post" action="${link("decline")}">
            <button>Refuse the funding source (declined)</button>
          </form>
          <form method="post" action="${link("cancel")}"><button>Cancel and return to the store</button></form>
        </div>
      </section>`,
  );
}

function answered(order: PaypalOrderRecord) {
  return sandboxPage(
    "This payment has been answered",
    html`<p><a href="${withToken(order.returnUrl, order)}">Back to the store</a></p>`,
  );
}

function unknownOrder() {
  return sandboxPage("There is no such payment", html`<p>The link is wrong, or the sandbox was emptied since.</p>`);
}
