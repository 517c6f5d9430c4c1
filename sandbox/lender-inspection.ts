import { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "./dollars.ts";
import { readFault } from "./faults.ts";
import type { LenderPeer, LoanState } from "./lender-peer.ts";
import { sandboxPage } from "./sandbox-page.ts";
import { ownPagesOnly } from "./who-may-look.ts";

const STATES: Record<LoanState, string> = {
  asked: "the buyer is asked",
  agreed: "agreed",
  refused: "declined",
  authorised: "held",
  captured: "taken",
  voided: "let go",
};

/** What a lender remembers and how to make it misbehave; JSON unless a page is asked for. The truth an order is compared with. */
export function lenderInspection(peer: LenderPeer): Hono {
  const pages = new Hono();
  pages.use(ownPagesOnly(peer.origin));
  pages.get("/charges", (c) =>
    (c.req.header("accept") ?? "").includes("text/html")
      ? c.html(chargesPage(peer))
      : c.json(
          peer.ledger.all("loans").map(({ orderNumber, attemptId, state, amount, amountCaptured, amountRefunded }) => ({
            orderNumber,
            attemptId,
            state,
            amount,
            amountCaptured,
            amountRefunded,
          })),
        ),
  );
  pages.post("/faults", async (c) => {
    const fault = readFault(await c.req.json());
    if (typeof fault === "string") return c.json({ error: fault }, 400);
    peer.faults.add(fault);
    return c.json(peer.faults.list());
  });
  pages.get("/faults", (c) => c.json(peer.faults.list()));
  pages.delete("/faults", (c) => {
    peer.faults.clear();
    return c.json(peer.faults.list());
  });
  pages.post("/reset", (c) => {
    peer.ledger.reset();
    peer.faults.clear();
    return c.json({ reset: true });
  });
  return pages;
}

function chargesPage(peer: LenderPeer) {
  const loans = peer.ledger.all("loans").toReversed();
  const rows = loans.map(
    (loan) =>
      html`<tr>
        <td>${loan.created.slice(0, 19).replace("T", " ")}</td>
        <td>${loan.orderNumber}</td>
        <td>${loan.amountRefunded > 0 ? `refunded ${dollars(loan.amountRefunded)}` : STATES[loan.state]}</td>
        <td class="number">${loan.id}</td>
        <td class="money">${dollars(loan.amount)}</td>
      </tr>`,
  );
  return sandboxPage(
    `Charges by ${peer.title}`,
    html`<p>${loans.length === 0 ? "Nothing has been asked for." : "Newest first. Times are UTC."}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>Order</th>
              <th>State</th>
              <th>Payment</th>
              <th class="money">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}
