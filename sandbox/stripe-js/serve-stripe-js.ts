import { Hono } from "hono";
import { html } from "hono/html";
import { moduleText } from "../card-fields/serve-module.ts";

const MODULES = "/v3/modules";
const SCRIPT = { "content-type": "text/javascript; charset=utf-8" };
const STYLES =
  "html,body{margin:0;background:none}input{box-sizing:border-box;width:100%;height:24px;padding:0;border:0;outline:0;background:none;font:16px/24px Inter,system-ui,sans-serif}";

/** What stands in the place of Stripe.js: the same calls, and each field in a frame of this origin. Of Stripe's fields it has the card's three. */
export function serveStripeJs(storeUrl: string): Hono {
  const pages = new Hono();
  pages.get("/v3/", (c) => c.body(moduleText("sandbox/stripe-js/stripe-script.ts", MODULES) ?? "", 200, SCRIPT));
  pages.get("/v3/element.css", (c) => c.body(STYLES, 200, { "content-type": "text/css; charset=utf-8" }));
  pages.get("/v3/element", (c) => {
    c.header(
      "content-security-policy",
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${new URL(storeUrl).origin}`,
    );
    return c.html(elementPage(c.req.query("locale") ?? "en"));
  });
  pages.get("/v3/modules/:path{.+}", (c) => {
    const text = moduleText(c.req.param("path"), MODULES);
    return text === null ? c.notFound() : c.body(text, 200, SCRIPT);
  });
  return pages;
}

/** Of a language it has the name alone. */
function elementPage(language: string) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>Card details</title>
        <link rel="stylesheet" href="/v3/element.css" />
        <script type="module" src="${MODULES}/sandbox/stripe-js/element-page.ts"></script>
      </head>
      <body>
        <input type="text" inputmode="numeric" spellcheck="false" autocorrect="off" />
      </body>
    </html>`;
}
