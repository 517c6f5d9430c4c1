import { readFileSync } from "node:fs";
import { storeConfig } from "#config";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../sandbox-page.ts";
import { PUBLISHABLE_KEY } from "../stripe/stripe-api.ts";
import type { StripePeer } from "../stripe/stripe-peer.ts";
import { moduleText } from "./serve-module.ts";

const STYLES = new URL("card-fields.css", import.meta.url);
const MODULES = "/card-fields/modules";

/**
 * The page of the card fields, made for an iframe in the store's checkout. It is on the provider's origin, so the
 * store's pages cannot read what is typed in it (A16); only the store's origin may frame it.
 */
export function serveCardFields(peer: StripePeer): Hono {
  const storeOrigin = new URL(peer.options.storeUrl).origin;
  const pages = new Hono();
  pages.get("/", (c) => {
    c.header("content-security-policy", fieldsPolicy(storeOrigin));
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "no-referrer");
    c.header("cache-control", "no-store");
    const theme = c.req.query("theme") === "light" ? "light" : "dark";
    return c.html(fieldsPage(storeOrigin, theme, c.req.query("language")?.startsWith("fr") ? "fr" : "en"));
  });
  pages.get("/card-fields.css", (c) =>
    c.body(readFileSync(STYLES), 200, { "content-type": "text/css; charset=utf-8" }),
  );
  pages.get("/modules/:path{.+}", (c) => {
    const text = moduleText(c.req.param("path"), MODULES);
    return text === null ? c.notFound() : c.body(text, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  return pages;
}

function fieldsPolicy(storeOrigin: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${storeOrigin}`;
}

/** As a provider has them, in the languages that the page around its fields may be in. */
const WORDS = {
  en: {
    title: "Card details",
    number: "Card number",
    expiry: "Expiration",
    month: "MM / YY",
    securityCode: "Security code",
    back: "3 digits, back",
    front: "4 digits, front",
  },
  fr: {
    title: "Données de la carte",
    number: "Numéro de carte",
    expiry: "Expiration",
    month: "MM / AA",
    securityCode: "Code de sécurité",
    back: "3 chiffres, au verso",
    front: "4 chiffres, au recto",
  },
};

function fieldsPage(storeOrigin: string, theme: "dark" | "light", language: keyof typeof WORDS): Html {
  const { cardExpiry } = storeConfig.payment;
  const words = WORDS[language];
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="/card-fields/card-fields.css" />
        <script type="module" src="${MODULES}/sandbox/card-fields/browser/card-fields-form.ts"></script>
      </head>
      <body>
        <form
          id="card"
          novalidate
          autocomplete="on"
          data-store-origin="${storeOrigin}"
          data-key="${PUBLISHABLE_KEY}"
          data-expiry-rule="${cardExpiry}"
          data-time-zone="${storeConfig.shipping.warehouse.timeZone}"
          data-back="${words.back}"
          data-front="${words.front}"
        >
          ${field("number", words.number, "", html`<span class="brand" id="brand"></span>`, { autocomplete: "cc-number", maxlength: 19 })}
          ${field("expiry", words.expiry, words.month, "", { autocomplete: "cc-exp", maxlength: 5 })}
          ${field("securityCode", words.securityCode, words.back, "", { autocomplete: "cc-csc", maxlength: 4 })}
        </form>
      </body>
    </html>`;
}

/** The error's words are for screen readers here; the checkout page shows them to everybody. */
function field(
  name: string,
  label: string,
  note: string,
  extra: Html | string,
  input: { autocomplete: string; maxlength: number },
): Html {
  return html`<div class="field" id="${name}-field">
    <label for="${name}">${label}<small id="${name}-note">${note}</small></label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="text"
        inputmode="numeric"
        required
        autocomplete="${input.autocomplete}"
        maxlength="${input.maxlength}"
        aria-describedby="${name}-note ${name}-error"
        spellcheck="false"
        autocorrect="off"
      />
      <span class="ends" aria-hidden="true"
        ><svg class="ok" viewBox="0 0 24 24"><path d="M5 12.5l4.5 4.5L19 7.5" /></svg
        ><svg class="bad" viewBox="0 0 24 24">
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V13M12 16.3v.01" /></svg
        >${extra}</span
      >
    </div>
    <span class="unseen" id="${name}-error"></span>
  </div>`;
}
