import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import type { LenderPeer, LoanRecord } from "../lender-peer.ts";
import { sandboxPage } from "../sandbox-page.ts";

/** Katapult's page: the buyer signs the lease, is refused, or goes back. The uid in the link is what makes it the buyer's own. */
export function katapultPage(peer: LenderPeer): Hono {
  const pages = new Hono();
  pages.get("/:uid", (c) => {
    const loan = peer.ledger.get("loans", c.req.param("uid"));
    if (!loan) return c.html(unknownLease(), 404);
    return c.html(loan.state === "asked" ? askBuyer(loan) : decided(loan));
  });
  pages.post("/:uid/:answer{agree|decline|cancel}", (c) => {
    const loan = peer.ledger.get("loans", c.req.param("uid"));
    if (!loan) return c.html(unknownLease(), 404);
    const answer = c.req.param("answer");
    if (loan.state !== "asked" || answer === "cancel") return c.redirect(backTo(loan), 303);
    const answered: LoanRecord = { ...loan, state: answer === "agree" ? "agreed" : "refused" };
    peer.ledger.put("loans", answered);
    return c.redirect(backTo(answered), 303);
  });
  return pages;
}

function backTo({ state, returnUrl, cancelUrl }: LoanRecord): string {
  return state === "asked" || state === "refused" ? cancelUrl : returnUrl;
}

function askBuyer(loan: LoanRecord) {
  const link = (answer: string) => `/katapult/lease/${loan.id}/${answer}`;
  return sandboxPage(
    "Lease it with Katapult",
    html`<p>In the sandbox, you choose what Katapult and the buyer say. Nothing is signed here.</p>
      <section class="panel" aria-label="The lease">
        <dl>
          <dt>Order</dt>
          <dd>${loan.orderNumber}</dd>
          <dt>Price</dt>
          <dd>${dollars(loan.amount)}</dd>
        </dl>
        <div class="actions">
          <form method="post" action="${link("agree")}"><button class="primary">Sign the lease</button></form>
          <form method="post" action="${link("decline")}"><button>Katapult says no (declined)</button></form>
          <form method="post" action="${link("cancel")}"><button>Cancel and return to the store</button></form>
        </div>
      </section>`,
  );
}

function decided(loan: LoanRecord) {
  return sandboxPage("This has been answered", html`<p><a href="${backTo(loan)}">Back to the store</a></p>`);
}

function unknownLease() {
  return sandboxPage("There is no such lease", html`<p>The link is wrong, or the sandbox was emptied since.</p>`);
}
