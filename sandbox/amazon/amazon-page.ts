import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import { sandboxPage } from "../sandbox-page.ts";
import type { AmazonPeer } from "./amazon-peer.ts";
import type { AmazonSessionRecord } from "./amazon-records.ts";
import { answerSession } from "./amazon-sessions.ts";

const SESSION = "amazonCheckoutSessionId";

/** Amazon's button and Amazon's pages in one: the buyer agrees, lets the payment be declined, or goes back. */
export function amazonPage(peer: AmazonPeer): Hono {
  const pages = new Hono();
  pages.get("/", (c) => {
    const session = peer.ledger.get("sessions", c.req.query(SESSION) ?? "");
    if (!session) return c.html(unknownSession(), 404);
    return c.html(session.buyer === "expected" ? askBuyer(session) : answered(session));
  });
  pages.post("/:answer{pay|decline|cancel}", (c) => {
    const session = peer.ledger.get("sessions", c.req.query(SESSION) ?? "");
    if (!session) return c.html(unknownSession(), 404);
    const answer = c.req.param("answer");
    if (answer === "cancel") return c.redirect(session.cancelUrl, 303);
    answerSession(peer, session, answer === "decline");
    return c.redirect(wayBack(session), 303);
  });
  return pages;
}

function wayBack({ id, resultReturnUrl }: AmazonSessionRecord): string {
  const back = new URL(resultReturnUrl);
  back.searchParams.set(SESSION, id);
  return back.href;
}

function askBuyer(session: AmazonSessionRecord) {
  const link = (answer: string) => `/amazon/checkout/${answer}?${SESSION}=${session.id}`;
  return sandboxPage(
    "Pay with Amazon",
    html`<p>Amazon asks whether you pay this. In the sandbox, you choose what the store hears.</p>
      <section class="panel" aria-label="The payment">
        <dl>
          <dt>Amount</dt>
          <dd>${dollars(session.amount)}</dd>
          <dt>For</dt>
          <dd>Order ${session.orderNumber ?? session.id}</dd>
        </dl>
        <div class="actions">
          <form method="post" action="${link("pay")}"><button class="primary">Pay with Amazon</button></form>
          <form method="post" action="${link("decline")}"><button>Refuse the payment (declined)</button></form>
          <form method="post" action="${link("cancel")}"><button>Cancel and return to the store</button></form>
        </div>
      </section>`,
  );
}

function answered(session: AmazonSessionRecord) {
  return sandboxPage(
    "This payment has been answered",
    html`<p><a href="${wayBack(session)}">Back to the store</a></p>`,
  );
}

function unknownSession() {
  return sandboxPage("There is no such payment", html`<p>The link is wrong, or the sandbox was emptied since.</p>`);
}
