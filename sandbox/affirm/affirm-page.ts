import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import type { LenderPeer, LoanRecord } from "../lender-peer.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { tellOfAgreement } from "./tell-of-agreement.ts";

/** Made up, so that the page looks as the real one: months and yearly interest in percent. */
const SAMPLE_PLANS = [
  { months: 3, apr: 0 },
  { months: 6, apr: 15 },
  { months: 12, apr: 15 },
];

/** Affirm's page: the buyer chooses a plan and agrees, is refused, or goes back. The id in the link is what makes it the buyer's own. */
export function affirmPage(peer: LenderPeer, store: { storeUrl: string; privateKey: string }): Hono {
  const pages = new Hono();
  pages.get("/:merchant/new/:id", (c) => {
    const loan = peer.ledger.get("loans", c.req.param("id"));
    if (!loan) return c.html(unknownCheckout(), 404);
    return c.html(loan.state === "asked" ? askBuyer(loan) : decided(loan));
  });
  pages.post("/:merchant/new/:id/:answer{agree|decline|cancel}", (c) => {
    const loan = peer.ledger.get("loans", c.req.param("id"));
    if (!loan) return c.html(unknownCheckout(), 404);
    const answer = c.req.param("answer");
    if (loan.state !== "asked" || answer === "cancel") return c.redirect(backTo(loan), 303);
    const answered: LoanRecord = { ...loan, state: answer === "agree" ? "agreed" : "refused" };
    peer.ledger.put("loans", answered);
    if (answered.state === "agreed") tellOfAgreement(answered, store);
    return c.redirect(backTo(answered), 303);
  });
  return pages;
}

/** Having agreed with the token, as `user_confirmation_url_action` GET asks for; else the cancel address as it is. */
function backTo(loan: LoanRecord): string {
  if (loan.state === "asked" || loan.state === "refused") return loan.cancelUrl;
  const address = new URL(loan.returnUrl);
  address.searchParams.set("checkout_token", loan.id);
  return address.href;
}

function askBuyer(loan: LoanRecord) {
  const link = (answer: string) => `/affirm/checkout/RIGSMITH/new/${loan.id}/${answer}`;
  return sandboxPage(
    "Pay over time with Affirm",
    html`<p>In the sandbox, you choose what Affirm and the buyer say. The plans are samples and bind nobody.</p>
      <section class="panel" aria-label="The loan">
        <dl>
          <dt>Order</dt>
          <dd>${loan.orderNumber}</dd>
          <dt>Total</dt>
          <dd>${dollars(loan.amount)}</dd>
          ${SAMPLE_PLANS.map(
            ({ months, apr }) =>
              html`<dt>${months} months, ${apr}% APR</dt>
                <dd>${dollars(monthly(loan.amount, months, apr))} a month</dd>`,
          )}
        </dl>
        <div class="actions">
          <form method="post" action="${link("agree")}"><button class="primary">Agree to the plan</button></form>
          <form method="post" action="${link("decline")}"><button>Affirm says no (declined)</button></form>
          <form method="post" action="${link("cancel")}"><button>Cancel and return to the store</button></form>
        </div>
      </section>`,
  );
}

/** Roughly, for the looks of it. */
function monthly(amount: number, months: number, apr: number): number {
  const rate = apr / 1200;
  return Math.round(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
}

function decided(loan: LoanRecord) {
  return sandboxPage("This has been answered", html`<p><a href="${backTo(loan)}">Back to the store</a></p>`);
}

function unknownCheckout() {
  return sandboxPage("There is no such checkout", html`<p>The link is wrong, or the sandbox was emptied since.</p>`);
}
