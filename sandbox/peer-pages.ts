import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "./dollars.ts";
import { type Faults, readFault } from "./faults.ts";
import { sandboxPage } from "./sandbox-page.ts";
import type { EventRecord, WebhookQueue } from "./webhook-queue.ts";
import { ownPagesOnly } from "./who-may-look.ts";

/** What a provider knows of one payment, in the same words for each: a test compares the store's orders with it. Amounts in cents. */
export interface ChargeView {
  id: string;
  orderNumber: string | null;
  attemptId: string | null;
  state: "waiting" | "approved" | "declined" | "authorised" | "captured" | "released" | "refunded";
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
  /** Seconds. */
  created: number;
}

export interface InspectedPeer {
  /** `PayPal`. */
  name: string;
  origin: string;
  /** Oldest first. */
  charges(): ChargeView[];
  events(): EventRecord[];
  faults: Faults;
  webhooks: WebhookQueue;
  reset(): void;
}

const STATES: Record<ChargeView["state"], string> = {
  waiting: "waits for the buyer",
  approved: "agreed to",
  declined: "declined",
  authorised: "held",
  captured: "taken",
  released: "let go",
  refunded: "refunded",
};

/** What a provider played here remembers, and how to make it misbehave; JSON unless a page is asked for. */
export function peerPages(peer: InspectedPeer): Hono {
  const pages = new Hono();
  pages.use(ownPagesOnly(peer.origin));
  pages.get("/charges", (c) => (wantsPage(c) ? c.html(chargesPage(peer)) : c.json(peer.charges())));
  pages.get("/events", (c) => c.json(peer.events()));
  pages.post("/events/:id/resend", async (c) => c.json({ delivered: await peer.webhooks.resend(c.req.param("id")) }));
  pages.get("/faults", (c) => c.json(peer.faults.list()));
  pages.post("/faults", async (c) => {
    const fault = readFault(await c.req.json());
    if (typeof fault === "string") return c.json({ error: fault }, 400);
    peer.faults.add(fault);
    return c.json(peer.faults.list());
  });
  pages.delete("/faults", (c) => {
    peer.faults.clear();
    return c.json(peer.faults.list());
  });
  pages.post("/reset", (c) => {
    peer.reset();
    peer.faults.clear();
    return wantsPage(c) ? c.redirect("charges", 303) : c.json({ reset: true });
  });
  return pages;
}

function wantsPage(c: Context): boolean {
  return c.req.header("accept")?.includes("text/html") ?? false;
}

function chargesPage({ name, charges }: InspectedPeer) {
  const all = charges().toReversed();
  const rows = all.map(
    (charge) =>
      html`<tr>
        <td>${new Date(charge.created * 1000).toISOString().slice(0, 19).replace("T", " ")}</td>
        <td>${charge.orderNumber ?? ""}</td>
        <td>${STATES[charge.state]}</td>
        <td class="number">${charge.id}</td>
        <td class="money">${dollars(charge.amount)}</td>
        <td class="money">${dollars(charge.amountCaptured)}</td>
        <td class="money">${dollars(charge.amountRefunded)}</td>
      </tr>`,
  );
  return sandboxPage(
    `Payments by ${name}`,
    html`<p>${all.length === 0 ? "There is none." : "Newest first. Times are UTC."}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>Order</th>
              <th>State</th>
              <th>Payment</th>
              <th class="money">Amount</th>
              <th class="money">Taken</th>
              <th class="money">Given back</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
      <h2>Start over</h2>
      <p class="muted">Forgets every payment and event. The store keeps its orders.</p>
      <form method="post" action="reset"><button>Empty it</button></form>`,
  );
}
