import { createHmac, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../sandbox-page.ts";

interface Sent {
  sid: string;
  to: string;
  from: string;
  body: string;
  at: string;
}

/** Keys of the store at this peer. */
const ACCOUNT = { sid: "ACrigsmithsandbox", token: "rigsmith-sandbox-texts" };
/** Words that a carrier takes for an end, whatever the store does (twilio.com/docs, "opt-out keywords"). */
const ENDS = /^\s*(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)\s*$/i;
const MOST_KEPT = 500;

/** Twilio as a store meets it: takes texts, refuses phones that said STOP, and posts what is answered, signed. In memory. */
export class TwilioPeer {
  readonly #storeUrl: string;
  readonly #sent: Sent[] = [];
  readonly #stopped = new Set<string>();

  constructor(storeUrl: string) {
    this.#storeUrl = storeUrl;
  }

  /** Under `/2010-04-01`. */
  api(): Hono {
    return new Hono().post(`/Accounts/${ACCOUNT.sid}/Messages.json`, async (c) => {
      const key = `Basic ${Buffer.from(`${ACCOUNT.sid}:${ACCOUNT.token}`).toString("base64")}`;
      if (c.req.header("authorization") !== key) return c.json({ code: 20_003, message: "Authenticate" }, 401);
      const form = new URLSearchParams(await c.req.text());
      const [to, from, body] = ["To", "From", "Body"].map((name) => form.get(name) ?? "") as [string, string, string];
      if (!/^\+1\d{10}$/.test(to)) return c.json({ code: 21_211, message: "Invalid 'To' Phone Number" }, 400);
      if (body === "") return c.json({ code: 21_602, message: "Message body is required" }, 400);
      if (this.#stopped.has(to))
        return c.json({ code: 21_610, message: "Attempt to send to unsubscribed recipient" }, 400);
      const sent = { sid: `SM${randomBytes(16).toString("hex")}`, to, from, body, at: new Date().toISOString() };
      this.#sent.unshift(sent);
      this.#sent.splice(MOST_KEPT);
      return c.json({ sid: sent.sid, status: "queued" }, 201);
    });
  }

  /** Under `/sandbox/texts`: what was sent, newest first, and a way to answer. */
  pages(): Hono {
    return new Hono()
      .get("/", (c) =>
        c.req.header("accept")?.includes("text/html") ? c.html(textsPage(this.#sent)) : c.json(this.#sent),
      )
      .post("/reply", async (c) => {
        const form = new URLSearchParams(await c.req.text());
        const status = await this.reply(form.get("From") ?? "", form.get("Body") ?? "");
        const isPage = c.req.header("accept")?.includes("text/html") ?? false;
        return isPage ? c.redirect("/sandbox/texts", 303) : c.json({ status });
      });
  }

  /** What the owner of a phone writes back: `+13035550123`. Answers the store's status. */
  async reply(from: string, body: string): Promise<number> {
    if (ENDS.test(body)) this.#stopped.add(from);
    if (/^\s*(?:start|unstop|yes)\s*$/i.test(body)) this.#stopped.delete(from);
    const url = `${this.#storeUrl}/api/webhooks/texts`;
    const fields = new URLSearchParams({ AccountSid: ACCOUNT.sid, Body: body, From: from });
    const text = url + [...fields].map(([name, value]) => name + value).join("");
    const signature = createHmac("sha1", ACCOUNT.token).update(text).digest("base64");
    const answer = await fetch(url, { method: "POST", body: fields, headers: { "x-twilio-signature": signature } });
    return answer.status;
  }
}

function textsPage(sent: readonly Sent[]) {
  const rows = sent.map(
    ({ at, to, body }) =>
      html`<tr>
        <td>${at.slice(0, 19).replace("T", " ")}</td>
        <td class="number">${to}</td>
        <td>${body}</td>
        <td>
          <form method="post" action="/sandbox/texts/reply">
            <input type="hidden" name="From" value="${to}" />
            <button name="Body" value="STOP">Answer STOP</button>
          </form>
        </td>
      </tr>`,
  );
  return sandboxPage(
    "Texts",
    html`<p>What the store has sent to phones since the sandbox was started. No phone gets it.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>To</th>
              <th>Text</th>
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
