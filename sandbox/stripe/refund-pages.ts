import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { sendRefundBack } from "./refunds.ts";
import type { StripePeer } from "./stripe-peer.ts";

/** `/sandbox/refunds`: what went back, and a bank that sends it back. JSON below it, for tests. */
export function refundPages(peer: StripePeer): Hono {
  const pages = new Hono();
  pages.get("/", (c) => c.html(refundsPage(peer)));
  pages.get("/list", (c) => c.json(peer.ledger.all("refunds")));
  pages.post("/:id/send-back", (c) =>
    sendRefundBack(peer, c.req.param("id")) ? c.redirect("/sandbox/refunds", 303) : c.notFound(),
  );
  return pages;
}

function refundsPage(peer: StripePeer) {
  const refunds = peer.ledger.all("refunds").toReversed();
  return sandboxPage(
    "Refunds",
    html`<p>
        ${refunds.length === 0 ? "Nothing went back." : "Newest first. A bank sends a refund back days later when the card is no longer there; the store is told by a webhook."}
      </p>
      <ul>
        ${refunds.map(
          (one) =>
            html`<li>
              ${one.metadata["orderNumber"] ?? one.paymentIntent}:
              ${dollars(one.amount)}${
                one.failure === undefined
                  ? html` <form class="row" method="post" action="/sandbox/refunds/${one.id}/send-back">
                      <button>The bank sends it back</button>
                    </form>`
                  : ", sent back by the bank"
              }
            </li>`,
        )}
      </ul>`,
  );
}
