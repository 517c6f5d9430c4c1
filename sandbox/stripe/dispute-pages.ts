import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { DISPUTE_STATUSES, moveDispute, openDispute } from "./disputes.ts";
import type { StripePeer } from "./stripe-peer.ts";

/** `/sandbox/disputes`: a charge's bank takes it back, and decides. JSON below it, for tests. */
export function disputePages(peer: StripePeer): Hono {
  const pages = new Hono();
  pages.get("/", (c) => c.html(disputesPage(peer)));
  pages.get("/list", (c) => c.json(peer.ledger.all("disputes")));
  pages.post("/open", async (c) => {
    const { payment, cents = "" } = await c.req.parseBody();
    if (cents !== "" && !/^[1-9]\d{0,8}$/.test(String(cents)))
      return c.json({ error: `"cents" is a whole number above zero, or nothing for all of it` }, 400);
    const opened = openDispute(peer, String(payment), cents === "" ? undefined : Number(cents));
    if (!opened) return c.json({ error: "There is no captured charge of this payment without a dispute" }, 400);
    return c.redirect("/sandbox/disputes", 303);
  });
  pages.post("/:id", async (c) => {
    const { status } = await c.req.parseBody();
    const chosen = DISPUTE_STATUSES.find((name) => name === status);
    if (!chosen) return c.json({ error: `"status" is one of ${DISPUTE_STATUSES.join(", ")}` }, 400);
    return moveDispute(peer, c.req.param("id"), chosen) ? c.redirect("/sandbox/disputes", 303) : c.notFound();
  });
  return pages;
}

function disputesPage(peer: StripePeer) {
  const disputes = peer.ledger.all("disputes").toReversed();
  const disputed = new Set(disputes.map(({ paymentIntent }) => paymentIntent));
  const charges = peer.ledger
    .all("charges")
    .filter((one) => one.state === "captured" && !disputed.has(one.paymentIntent));
  return sandboxPage(
    "Disputes",
    html`<p>What the bank of a card takes back. The store is told by a webhook and asks here how it stands.</p>
      <ul>
        ${disputes.map(
          (one) =>
            html`<li>
              ${one.paymentIntent}: ${dollars(one.amount)}, ${one.reason}, ${one.status.replaceAll("_", " ")}
              <form class="row" method="post" action="/sandbox/disputes/${one.id}">
                <label
                  >The bank says<select name="status">
                    ${DISPUTE_STATUSES.map((status) => html`<option value="${status}">${status.replaceAll("_", " ")}</option>`)}
                  </select></label
                >
                <button>Say so</button>
              </form>
            </li>`,
        )}
      </ul>
      <h2>Dispute a charge</h2>
      <form class="row" method="post" action="/sandbox/disputes/open">
        <label
          >Charge<select name="payment">
            ${charges.toReversed().map((one) => html`<option value="${one.paymentIntent}">${one.metadata["orderNumber"] ?? one.paymentIntent}, ${dollars(one.amountCaptured)}</option>`)}
          </select></label
        >
        <label>Cents of it, or nothing for all<input name="cents" inputmode="numeric" /></label>
        <button class="primary">Take it back</button>
      </form>`,
  );
}
