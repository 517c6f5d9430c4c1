import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { isKeyOf } from "../is-key-of.ts";
import { NextFaults } from "../next-faults.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";

/** The store's token at this peer. */
export const LOG_SANDBOX_TOKEN = "rigsmith-sandbox-logs";
const MOST_KEPT = 500;

/** Strict, so that a field nobody meant to send is a mistake found here. */
const Events = z
  .array(
    z.strictObject({
      id: z.uuid(),
      dt: z.iso.datetime(),
      message: z.string().min(1).max(1000),
      source: z.string().min(1),
      country: z.string().regex(/^(?:[A-Z]{2})?$/),
      client_ip: z.string(),
      url: z.string(),
    }),
  )
  .min(1)
  .max(100);
export type PeerLogEvent = z.infer<typeof Events>[number];

/** What befalls the next calls; `_after` ones were taken and the answer was lost. */
export const LOG_FAULTS = ["timeout_before", "timeout_after", "error_500_before", "reset_before", "refused"] as const;
export type LogFault = (typeof LOG_FAULTS)[number];

/** A log service as a store meets it. In memory. */
export class LogPeer {
  readonly #events = new Map<string, PeerLogEvent>();
  readonly #faults = new NextFaults(LOG_FAULTS);

  /** Under `/logs`. */
  api(): Hono<{ Bindings: HttpBindings }> {
    return new Hono<{ Bindings: HttpBindings }>().post("/", async (c) => {
      const fault = this.#faults.take();
      if (fault === "timeout_before") return staySilent(c.env);
      if (fault === "reset_before") return resetConnection(c.env);
      if (fault === "error_500_before") return c.json({ error: "Internal error" }, 500);
      if (fault === "refused") return c.json({ error: "Unprocessable" }, 422);
      if (!isKeyOf(c, `Bearer ${LOG_SANDBOX_TOKEN}`)) return c.json({ error: "Unauthorized" }, 403);
      const read = Events.safeParse(await c.req.json().catch(() => null));
      if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
      for (const event of read.data) this.#events.set(event.id, event);
      for (const id of [...this.#events.keys()].slice(0, -MOST_KEPT)) this.#events.delete(id);
      if (fault === "timeout_after") return staySilent(c.env);
      return c.body(null, 202);
    });
  }

  /** Under `/sandbox/logs`: what it was told, and faults for tests. */
  pages(origin: string): Hono {
    const reset = () => this.#events.clear();
    return servicePages(origin, { faults: this.#faults, reset })
      .get("/", (c) => c.html(logPage([...this.#events.values()])))
      .get("/events", (c) => c.json([...this.#events.values()]));
  }
}

function logPage(events: readonly PeerLogEvent[]) {
  const rows = events.toReversed().map(
    ({ dt, source, message, country, client_ip: clientIp, url }) =>
      html`<tr>
        <td>${dt.slice(0, 19).replace("T", " ")}</td>
        <td>${source}</td>
        <td>${message}</td>
        <td>${url}</td>
        <td>${country} ${clientIp}</td>
      </tr>`,
  );
  return sandboxPage(
    "Logs",
    html`<p>Faults that the store has told its log service of, newest first.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>Source</th>
              <th>Message</th>
              <th>Address</th>
              <th>From</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}
