import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { sandboxPage } from "../sandbox-page.ts";

const STUBS = ["accessibility", "chat", "lender", "affiliate", "fraud", "survey-ads"] as const;
const MOST_KEPT = 500;

/** What a script knew when it ran. */
const Told = z.strictObject({
  slot: z.enum(STUBS),
  page: z.string(),
  /** `loaded`, or `pressed` where it has a button. */
  what: z.enum(["loaded", "pressed"]),
  /** The origin it ran in; `null` is one of its own. */
  origin: z.string(),
  /** `closed` where it may not look at cookies, and at the page around it. */
  cookies: z.string(),
  around: z.string(),
  referrer: z.string(),
});
export type ToldScript = z.infer<typeof Told>;

/** Stands for what a lender, a chat or an advertiser would put on a page: looks around, and tells what it saw. */
const script = (slot: (typeof STUBS)[number], origin: string) => `(() => {
  const { slot, page } = document.currentScript.dataset;
  const look = (see) => { try { return String(see()); } catch { return "closed"; } };
  const tell = (what) => fetch(${JSON.stringify(`${origin}/scripts/told`)}, { method: "POST", mode: "no-cors", body: JSON.stringify({
    slot, page, what, origin: String(self.origin), referrer: document.referrer,
    cookies: look(() => document.cookie), around: look(() => parent.document.title),
  }) });
  tell("loaded");
  if (${JSON.stringify(slot)} !== "chat") return;
  const button = document.createElement("button");
  button.textContent = "Chat (sandbox)";
  button.style = "font: 14px/24px sans-serif; padding: 6px 12px";
  button.onclick = () => tell("pressed");
  document.body.append(button);
})();
`;

/** Scripts of others, as a store's pages meet them. In memory. */
export class ScriptStubs {
  readonly #origin: string;
  #told: ToldScript[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Under `/scripts`. */
  api(): Hono {
    return new Hono()
      .get("/:file", (c) => {
        const slot = STUBS.find((name) => `${name}.js` === c.req.param("file"));
        if (!slot) return c.notFound();
        return c.body(script(slot, this.#origin), 200, {
          "content-type": "text/javascript; charset=utf-8",
          "cross-origin-resource-policy": "cross-origin",
          "cache-control": "no-store",
        });
      })
      .post("/told", async (c) => {
        const read = Told.safeParse(JSON.parse(await c.req.text()));
        if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
        this.#told = [read.data, ...this.#told].slice(0, MOST_KEPT);
        return c.body(null, 204);
      });
  }

  /** Under `/sandbox/scripts`: what they told, newest first. */
  pages(): Hono {
    return new Hono()
      .get("/", (c) => c.html(toldPage(this.#told)))
      .get("/told", (c) => c.json(this.#told))
      .post("/reset", (c) => {
        this.#told = [];
        return c.json({ reset: true });
      });
  }
}

function toldPage(told: readonly ToldScript[]) {
  const rows = told.map(
    ({ slot, page, what, origin, cookies, around }) =>
      html`<tr>
        <td>${slot}</td>
        <td>${page}</td>
        <td>${what}</td>
        <td>${origin}</td>
        <td>${cookies}, ${around}</td>
      </tr>`,
  );
  return sandboxPage(
    "Scripts of others",
    html`<p>
        What chat, lender, affiliate, fraud, accessibility and advertising scripts would have known, newest first.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Script</th>
              <th>Page</th>
              <th>What</th>
              <th>Origin</th>
              <th>Cookies, page around it</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}
