import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import { staySilent } from "../break-connection.ts";
import { type Html, sandboxPage } from "../sandbox-page.ts";
import { refusedAsk, wayBack } from "./ask-person.ts";
import { GivenCodes, type Person } from "./given-codes.ts";
import { personNumber } from "./person-number.ts";

/** A token of ID.me lives five minutes. */
const TOKEN_MS = 300_000;
const GROUPS: Readonly<Record<string, string>> = {
  military: "the military",
  responder: "first responders",
  nurse: "nurses",
  teacher: "teachers",
  student: "students",
};
/** What befalls the next calls of a store. */
const FAULTS = ["silence_token", "silence_attributes", "error_500_attributes"] as const;
type IdmeFault = (typeof FAULTS)[number];

interface Token {
  person: Person;
  scope: string;
  until: number;
}

/** ID.me as a store meets it: its page, its tokens, and what it says of a person and a group (developers.id.me). */
export function idmePeer(storeUrl: string): Hono<{ Bindings: HttpBindings }> {
  const peer = new Hono<{ Bindings: HttpBindings }>();
  const codes = new GivenCodes(storeUrl, "/carts");
  const tokens = new Map<string, Token>();
  let faults: IdmeFault[] = [];
  const befalls = (...names: IdmeFault[]) => {
    const at = faults.findIndex((fault) => names.includes(fault));
    return at < 0 ? null : (faults.splice(at, 1)[0] ?? null);
  };
  const faultOf = (query: URLSearchParams) =>
    codes.faultOf(query) ?? (GROUPS[query.get("scope") ?? ""] ? null : "invalid_scope");

  peer.get("/oauth/authorize", (c) => {
    const query = new URL(c.req.url).searchParams;
    const fault = faultOf(query);
    return fault ? c.html(refusedAsk(fault), 400) : c.html(askGroup(GROUPS[query.get("scope") ?? ""] ?? ""), 200);
  });
  peer.post("/oauth/authorize", async (c) => {
    const query = new URL(c.req.url).searchParams;
    const fault = faultOf(query);
    if (fault) return c.html(refusedAsk(fault), 400);
    const form = new URLSearchParams(await c.req.text());
    const answer = form.get("answer");
    const person = { email: (form.get("email") ?? "").trim(), name: "", isVerified: answer === "yes" };
    const said = answer === "stop" ? { error: "access_denied" } : { code: codes.give(query, person) };
    return c.redirect(wayBack(query, said), 303);
  });
  peer.post("/oauth/token", async (c) => {
    if (befalls("silence_token")) return staySilent(c.env);
    const used = codes.use(new URLSearchParams(await c.req.text()));
    if (!used) return c.json({ error: "invalid_grant" }, 400);
    const token = randomUUID();
    tokens.set(token, { person: used.person, scope: used.scope, until: Date.now() + TOKEN_MS });
    return c.json({ access_token: token, token_type: "bearer", expires_in: 300, scope: used.scope });
  });
  peer.get("/api/public/v3/attributes.json", async (c) => {
    const fault = befalls("silence_attributes", "error_500_attributes");
    if (fault === "silence_attributes") return staySilent(c.env);
    if (fault) return c.json({ message: "Internal Server Error" }, 500);
    const token = tokens.get((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    if (!token || token.until < Date.now()) return c.json({ message: "Unauthorized" }, 401);
    const { person, scope } = token;
    return c.json({
      attributes: [
        { handle: "email", name: "Email", value: person.email },
        { handle: "uuid", name: "Unique Identifier", value: personNumber(person.email) },
      ],
      status: [{ group: scope, subgroups: person.isVerified ? [scope] : [], verified: person.isVerified }],
    });
  });
  peer.post("/faults", async (c) => {
    const { kind } = await c.req.json<{ kind?: string }>();
    const fault = FAULTS.find((name) => name === kind);
    if (!fault) return c.json({ error: `"kind" is one of ${FAULTS.join(", ")}` }, 400);
    faults.push(fault);
    return c.json({ kind: fault });
  });
  peer.delete("/faults", (c) => {
    faults = [];
    return c.json({ mended: true });
  });
  return peer;
}

/** The page of a person who is asked: it takes everybody's word. */
function askGroup(group: string): Html {
  return sandboxPage(
    "Check with ID.me",
    html`<p>The sandbox plays ID.me and takes your word for it. No account of yours is asked for.</p>
      <form class="panel" method="post">
        <p>
          <label
            >Email<br /><input name="email" type="email" value="ada@example.com" autocomplete="off" required
          /></label>
        </p>
        <div class="actions">
          <button class="primary" name="answer" value="yes">I belong to ${group}</button>
          <button name="answer" value="no">I do not belong to ${group}</button>
          <button name="answer" value="stop" formnovalidate>Go back without an answer</button>
        </div>
      </form>`,
  );
}
