import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { html } from "hono/html";
import { dollars } from "../dollars.ts";
import type { PeerOptions } from "../peer-options.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";
import { screeningApi } from "./screening-api.ts";
import { CHECKPOINT_ACTIONS, type CheckpointAction, ScreeningPeer } from "./screening-peer.ts";

/** The screener under `/screening`; what it answers, and what it was asked, under `/sandbox/screening`. */
export function mountScreening(app: Hono<{ Bindings: HttpBindings }>, { dataDir, origin }: PeerOptions): void {
  const peer = new ScreeningPeer(dataDir === null ? null : join(dataDir, "sandbox", "screening.jsonl"));
  app.route("/screening", screeningApi(peer));
  app.route("/sandbox/screening", screeningPages(peer, origin));
}

function screeningPages(peer: ScreeningPeer, origin: string): Hono {
  const pages = servicePages(origin, peer);
  pages.get("/", (c) => c.html(screeningPage(peer)));
  pages.get("/cases", (c) => c.json(peer.ledger.all("case")));
  pages.post("/answer", async (c) => {
    const { action } = await c.req.parseBody();
    const chosen = CHECKPOINT_ACTIONS.find((name) => name === action);
    if (!chosen) return c.json({ error: `"action" is one of ${CHECKPOINT_ACTIONS.join(", ")}` }, 400);
    peer.answer(chosen);
    return c.redirect("/sandbox/screening", 303);
  });
  return pages;
}

const ANSWERS: Readonly<Record<CheckpointAction, string>> = {
  ACCEPT: "Accept: the money is taken at once",
  HOLD: "Hold: a person of the store decides at its desk",
  REJECT: "Reject: nothing is taken, and the buyer is told",
};

function screeningPage(peer: ScreeningPeer) {
  const rows = peer.ledger
    .all("case")
    .toReversed()
    .map(
      (one) =>
        html`<tr>
          <td class="number">${one.orderNumber}</td>
          <td>${one.email}</td>
          <td>${one.action}</td>
          <td>${one.reason}</td>
          <td class="number">${one.score}</td>
          <td class="money">${dollars(Math.round(one.totalPrice * 100))}</td>
        </tr>`,
    );
  return sandboxPage(
    "Fraud screening",
    html`<p>What the screener answers to the next orders. One that it has judged keeps its answer.</p>
      <form class="row" method="post" action="/sandbox/screening/answer">
        <label
          >The next answer<select name="action">
            ${CHECKPOINT_ACTIONS.map((action) => html`<option value="${action}" ${action === peer.next ? "selected" : ""}>${ANSWERS[action]}</option>`)}
          </select></label
        >
        <button class="primary">Answer so</button>
      </form>
      <h2>Orders that were judged</h2>
      <p>${rows.length === 0 ? "Nothing was asked yet." : "Newest first."}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Order</th>
              <th>Whose</th>
              <th>Answer</th>
              <th>Why</th>
              <th>Score</th>
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
