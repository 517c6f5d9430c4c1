import { html } from "hono/html";
import { type Html, sandboxPage } from "../sandbox-page.ts";
import type { Person } from "./given-codes.ts";

/** A peer's page: who is it? It takes everybody's word. The form comes back to the address it stands at. */
export function askPerson(provider: string): Html {
  return sandboxPage(
    `Sign in with ${provider}`,
    html`<p>The sandbox plays ${provider} and takes your word for who you are. No account of yours is asked for.</p>
      <form class="panel" method="post">
        <p>
          <label>Name<br /><input name="name" value="Ada Byron" autocomplete="off" required maxlength="60" /></label>
        </p>
        <p>
          <label>Email<br /><input name="email" type="email" autocomplete="off" maxlength="254" /></label>
        </p>
        <p>
          <label><input name="verified" type="checkbox" checked /> ${provider} has confirmed this email</label>
        </p>
        <div class="actions">
          <button class="primary" name="answer" value="yes">Continue</button>
          <button name="answer" value="no" formnovalidate>Refuse</button>
        </div>
      </form>`,
  );
}

export function refusedAsk(fault: string): Html {
  return sandboxPage("This cannot be asked for", html`<p><code>${fault}</code></p>`);
}

/** Who it is, as the form says; null for somebody who refuses. */
export function readPerson(form: URLSearchParams): Person | null {
  if (form.get("answer") !== "yes") return null;
  return {
    email: (form.get("email") ?? "").trim(),
    isVerified: form.get("verified") === "on",
    name: (form.get("name") ?? "").trim(),
  };
}

/** The way back to the store, with a code or with a refusal (RFC 6749, 4.1.2). */
export function wayBack(query: URLSearchParams, said: { code: string } | { error: string }): string {
  const url = new URL(query.get("redirect_uri") ?? "");
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  url.searchParams.set("state", query.get("state") ?? "");
  return url.href;
}
