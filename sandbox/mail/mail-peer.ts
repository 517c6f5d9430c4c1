import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../sandbox-page.ts";
import { ownPagesOnly } from "../who-may-look.ts";

/** What the sandbox's mail provider signs with. */
export const MAIL_SANDBOX_SECRET = `whsec_${Buffer.from("rigsmith-sandbox-mail").toString("base64")}`;

const MAIL_EVENTS = ["email.bounced", "email.complained", "email.delivered"] as const;
type MailEvent = (typeof MAIL_EVENTS)[number];

interface Told {
  email: string;
  type: MailEvent;
  status: number;
}

/** Resend as a store hears of it: a person says what became of a mail, and the store is told, signed. In memory. */
export class MailPeer {
  readonly #storeUrl: string;
  readonly #told: Told[] = [];

  constructor(storeUrl: string) {
    this.#storeUrl = storeUrl;
  }

  /** Under `/sandbox/mail`. */
  pages(origin: string): Hono {
    const pages = new Hono();
    pages.use(ownPagesOnly(origin));
    pages.get("/", (c) => c.html(mailPage(this.#told)));
    pages.post("/tell", async (c) => {
      const form = await c.req.parseBody();
      const type = MAIL_EVENTS.find((name) => name === form["type"]);
      const email = String(form["email"] ?? "").trim();
      if (!type || email === "") return c.json({ error: `"type" is one of ${MAIL_EVENTS.join(", ")}` }, 400);
      const status = await this.tell(email, type);
      this.#told.unshift({ email, type, status });
      this.#told.splice(50);
      return c.redirect("/sandbox/mail", 303);
    });
    return pages;
  }

  /** Answers the store's status; 0 where it did not answer. */
  async tell(email: string, type: MailEvent): Promise<number> {
    const { body, headers } = signedMailEvent({ type, email, at: new Date(), now: new Date() });
    const answer = await fetch(`${this.#storeUrl}/api/webhooks/mail`, { method: "POST", body, headers }).catch(
      () => null,
    );
    return answer?.status ?? 0;
  }
}

export interface MailEventFacts {
  type: string;
  email: string;
  /** When it happened, and when it is told. */
  at: Date;
  now: Date;
  bounce?: { type: string; message: string };
  secret?: string;
}

/** An event with the headers that sign it, as the provider posts it. */
export function signedMailEvent({ type, email, at, now, bounce, secret = MAIL_SANDBOX_SECRET }: MailEventFacts) {
  const body = JSON.stringify({
    type,
    created_at: at.toISOString(),
    data: {
      email_id: randomUUID(),
      created_at: at.toISOString(),
      from: "Rigsmith <orders@rigsmith.example>",
      to: [email],
      subject: "Your order",
      ...(type === "email.bounced" && {
        bounce: bounce ?? { type: "Permanent", subType: "General", message: "550 5.1.1 No such mailbox here." },
      }),
    },
  });
  const id = `msg_${randomUUID()}`;
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": seconds,
    "svix-signature": `v1,${signature}`,
  };
  return { body, headers };
}

function mailPage(told: readonly Told[]) {
  return sandboxPage(
    "Mail",
    html`<p>What became of mail to an address. The store is told, as a mail provider would tell it.</p>
      <form class="row" method="post" action="/sandbox/mail/tell">
        <label>Address<input name="email" type="email" required /></label>
        <label
          >What became of it<select name="type">
            <option value="email.bounced">It came back: no such mailbox</option>
            <option value="email.complained">Its owner called it spam</option>
            <option value="email.delivered">It arrived</option>
          </select></label
        >
        <button class="primary">Tell the store</button>
      </form>
      <h2>What the store was told</h2>
      <p>${told.length === 0 ? "Nothing yet." : "Newest first, with its answer."}</p>
      <ul>
        ${told.map(({ email, type, status }) => html`<li>${type} ${email}: ${status === 0 ? "no answer" : status}</li>`)}
      </ul>`,
  );
}
