import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { PeerOptions } from "../peer-options.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";
import { fedexApi } from "./fedex-api.ts";
import { FedexPeer, SCANS } from "./fedex-peer.ts";

/** FedEx under `/fedex`, its parcels under `/sandbox/fedex`. */
export function mountFedex(app: Hono<{ Bindings: HttpBindings }>, { dataDir, origin, storeUrl }: PeerOptions): void {
  const peer = new FedexPeer(dataDir === null ? null : join(dataDir, "sandbox", "fedex.jsonl"), storeUrl);
  app.route("/fedex", fedexApi(peer));
  app.route("/sandbox/fedex", fedexPages(peer, origin));
}

/** Parcels and their scans, and a way to make the next calls fail; JSON unless a page is asked for. */
function fedexPages(peer: FedexPeer, origin: string): Hono {
  const pages = servicePages(origin, peer);
  pages.get("/", (c) => c.html(parcelsPage(peer)));
  pages.get("/parcels", (c) => c.json(peer.ledger.all("parcel")));
  pages.post("/scan", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const scan = SCANS.find((code) => code === form.get("Code"));
    if (!scan) return c.json({ error: `"Code" is one of ${SCANS.join(", ")}` }, 400);
    const [date, city, state] = ["At", "City", "State"].map((name) => form.get(name));
    const status = await peer.scan(form.get("Tracking") ?? "", scan, {
      ...(date && { date }),
      ...(city && { city }),
      ...(state && { state }),
    });
    const isPage = c.req.header("accept")?.includes("text/html") ?? false;
    return isPage ? c.redirect("/sandbox/fedex", 303) : c.json({ status });
  });
  pages.post("/tell", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    return c.json({ status: await peer.tell(form.get("Tracking") ?? "") });
  });
  return pages;
}

function parcelsPage(peer: FedexPeer) {
  const rows = peer.ledger.all("parcel").map(
    ({ id, code }) =>
      html`<tr>
        <td class="number">${id}</td>
        <td>${code}</td>
        <td>
          <form method="post" action="/sandbox/fedex/scan">
            <input type="hidden" name="Tracking" value="${id}" />
            <button name="Code" value="PU">Picked up</button>
            <button name="Code" value="AR">Arrived</button>
            <button name="Code" value="OD">On the truck</button>
            <button name="Code" value="DL">Delivered</button>
          </form>
        </td>
      </tr>`,
  );
  return sandboxPage(
    "FedEx",
    html`<p>Parcels whose labels the store made. Nothing is carried anywhere.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Number</th>
              <th>State</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}
