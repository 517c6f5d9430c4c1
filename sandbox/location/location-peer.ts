import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import { resetConnection, staySilent } from "../break-connection.ts";
import { NextFaults } from "../next-faults.ts";
import { sandboxPage } from "../sandbox-page.ts";
import { servicePages } from "../service-pages.ts";

/** The store's key at this peer. */
export const LOCATION_SANDBOX_KEY = "rigsmith-sandbox-location";

/** Networks for documentation (RFC 5737, RFC 3849): no visitor has one of them. */
const PLACES: readonly (readonly [network: string, country: string])[] = [
  ["192.0.2.0", "DE"],
  ["198.51.100.0", "US"],
  ["203.0.113.0", "CA"],
  ["2001:db8:de::", "DE"],
  ["2001:db8:5::", "US"],
];

/** What befalls the next look-ups. */
export const LOCATION_FAULTS = ["timeout", "error_500", "reset", "garbage"] as const;
export type LocationFault = (typeof LOCATION_FAULTS)[number];

const REFUSED = { error: { error_code: 10_000, error_message: "Invalid API key or insufficient query." } };

/** IP2Location.io as a store meets it. In memory. */
export class LocationPeer {
  readonly #places = new Map(PLACES);
  readonly #faults = new NextFaults(LOCATION_FAULTS);
  #asked: string[] = [];

  /** Under `/location`. */
  api(): Hono<{ Bindings: HttpBindings }> {
    return new Hono<{ Bindings: HttpBindings }>().get("/", (c) => {
      const fault = this.#faults.take();
      if (fault === "timeout") return staySilent(c.env);
      if (fault === "reset") return resetConnection(c.env);
      if (fault === "error_500") return c.json({ error: "Internal error" }, 500);
      if (fault === "garbage") return c.html("<h1>Welcome</h1>");
      const { key, ip, format } = c.req.query();
      if (key !== LOCATION_SANDBOX_KEY) return c.json(REFUSED, 401);
      if (!ip || format !== "json") return c.json(REFUSED, 400);
      this.#asked.push(ip);
      return c.json({ ip, country_code: this.#places.get(ip) ?? "-", is_proxy: false });
    });
  }

  /** Under `/sandbox/location`: which networks it knows, what it was asked, and faults for tests. */
  pages(origin: string): Hono {
    const reset = () => void (this.#asked = []);
    return servicePages(origin, { faults: this.#faults, reset })
      .get("/", (c) => c.html(this.#page()))
      .get("/asked", (c) => c.json(this.#asked));
  }

  #page() {
    const rows = [...this.#places].map(
      ([network, country]) =>
        html`<tr>
          <td class="number">${network}</td>
          <td>${country}</td>
        </tr>`,
    );
    return sandboxPage(
      "Location",
      html`<p>Which country a network is in. Every other one is in none.</p>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Network</th>
                <th>Country</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`,
    );
  }
}
