import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import { newId, nowSeconds } from "../new-id.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { ownPagesOnly } from "../who-may-look.ts";
import { announce, type PaypalPeer } from "./paypal-peer.ts";
import { type PaypalDisputeRecord, refundedOf } from "./paypal-records.ts";
import { paypalDisputeJson } from "./to-paypal-json.ts";

/** As long as PayPal waits for evidence. */
const SECONDS_TO_ANSWER = 10 * 86_400;

/** A dispute's ends, and the way there, as a person of the sandbox chooses them. */
const MOVES = {
  claim: { stage: "CHARGEBACK", status: "WAITING_FOR_SELLER_RESPONSE", outcome: null },
  under_review: { status: "UNDER_REVIEW", outcome: null },
  won: { status: "RESOLVED", outcome: "RESOLVED_SELLER_FAVOUR" },
  lost: { status: "RESOLVED", outcome: "RESOLVED_BUYER_FAVOUR" },
} as const satisfies Record<string, Partial<PaypalDisputeRecord>>;
type Move = keyof typeof MOVES;
const NAMES = Object.keys(MOVES) as Move[];

/** `/sandbox/paypal/disputes`: a buyer asks, claims the money back, and PayPal decides. JSON below it, for tests. */
export function disputedPaypal(peer: PaypalPeer): Hono {
  const pages = new Hono();
  pages.use(ownPagesOnly(peer.options.origin));
  pages.get("/", (c) => c.html(page(peer)));
  pages.get("/list", (c) => c.json(peer.ledger.all("disputes")));
  pages.post("/open", async (c) => {
    const { payment, cents = "" } = await c.req.parseBody();
    if (!isCents(String(cents))) return c.json({ error: CENTS_FAULT }, 400);
    if (!open(peer, String(payment), cents === "" ? Infinity : Number(cents)))
      return c.json({ error: "There is no capture of this order without a dispute" }, 400);
    return c.redirect("/sandbox/paypal/disputes", 303);
  });
  pages.post("/:id", async (c) => {
    const { status, cents = "" } = await c.req.parseBody();
    const move = NAMES.find((name) => name === status);
    if (!move) return c.json({ error: `"status" is one of ${NAMES.join(", ")}` }, 400);
    if (!isCents(String(cents))) return c.json({ error: CENTS_FAULT }, 400);
    return go(peer, c.req.param("id"), move, cents === "" ? null : Number(cents))
      ? c.redirect("/sandbox/paypal/disputes", 303)
      : c.notFound();
  });
  return pages;
}

const isCents = (text: string): boolean => /^\d{0,9}$/.test(text);
const CENTS_FAULT = `"cents" is a whole number, or nothing for all of it`;

/** The buyer asks the seller first, for all or for so much of it: nothing has moved yet. Null for what is not captured, or disputed already. */
function open(peer: PaypalPeer, orderId: string, most: number): PaypalDisputeRecord | null {
  const order = peer.ledger.get("orders", orderId);
  if (!order?.capture || peer.ledger.all("disputes").some((one) => one.orderId === orderId)) return null;
  const dispute: PaypalDisputeRecord = {
    id: newId("PP-D").replaceAll("_", "-"),
    orderId,
    captureId: order.capture.id,
    amount: Math.min(most, order.capture.amount - refundedOf(order)),
    currency: order.currency,
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    stage: "INQUIRY",
    status: "WAITING_FOR_SELLER_RESPONSE",
    outcome: null,
    debit: 0,
    credit: 0,
    dueBy: nowSeconds() + SECONDS_TO_ANSWER,
    created: nowSeconds(),
  };
  peer.ledger.put("disputes", dispute);
  announce(peer, "CUSTOMER.DISPUTE.CREATED", paypalDisputeJson(dispute));
  return dispute;
}

/**
 * What was decided stays so; the money of it may come later, as the same end said again. A claim takes the money, which comes
 * back to a seller who wins it: all of it, or `back` cents, as also of one that is lost in part.
 */
function go(peer: PaypalPeer, id: string, move: Move, back: number | null): PaypalDisputeRecord | null {
  const before = peer.ledger.get("disputes", id);
  if (!before || (before.status === "RESOLVED" && before.outcome !== MOVES[move].outcome)) return before;
  const dispute: PaypalDisputeRecord = { ...before, ...MOVES[move] };
  if (move === "claim" || move === "lost") dispute.debit = dispute.amount;
  const given = back ?? (move === "won" ? dispute.debit : 0);
  if (move === "won" || move === "lost") dispute.credit = Math.max(before.credit, Math.min(given, dispute.debit));
  peer.ledger.put("disputes", dispute);
  const isOver = dispute.status === "RESOLVED";
  announce(peer, `CUSTOMER.DISPUTE.${isOver ? "RESOLVED" : "UPDATED"}`, paypalDisputeJson(dispute));
  return dispute;
}

function page(peer: PaypalPeer) {
  const disputes = peer.ledger.all("disputes").toReversed();
  const disputed = new Set(disputes.map(({ orderId }) => orderId));
  const orders = peer.ledger.all("orders").filter(({ id, capture }) => capture && !disputed.has(id));
  return sandboxPage(
    "PayPal: disputes",
    html`<p>What a buyer asks back at PayPal. The store is told by a webhook and asks here how it stands.</p>
      <ul>
        ${disputes.map(
          (one) =>
            html`<li>
              ${one.orderId}: ${dollars(one.amount)}, ${one.stage.toLowerCase()},
              ${(one.outcome ?? one.status).toLowerCase().replaceAll("_", " ")}
              <form class="row" method="post" action="/sandbox/paypal/disputes/${one.id}">
                <label
                  >What happens<select name="status">
                    ${NAMES.map((name) => html`<option value="${name}">${name.replaceAll("_", " ")}</option>`)}
                  </select></label
                >
                <label>Cents that go back to the seller<input name="cents" inputmode="numeric" /></label>
                <button>Say so</button>
              </form>
            </li>`,
        )}
      </ul>
      <h2>Dispute a payment</h2>
      <form class="row" method="post" action="/sandbox/paypal/disputes/open">
        <label
          >Payment<select name="payment">
            ${orders.toReversed().map((one) => html`<option value="${one.id}">${one.referenceId ?? one.id}, ${dollars(one.capture?.amount ?? 0)}</option>`)}
          </select></label
        >
        <label>Cents of it, or nothing for all<input name="cents" inputmode="numeric" /></label>
        <button class="primary">Ask for it back</button>
      </form>`,
  );
}
