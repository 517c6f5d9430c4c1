import type { Context } from "hono";
import { html } from "hono/html";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import type { World } from "../world.ts";
import type { Html } from "./mail-frame.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { demoWords } = spoken.shell;

export interface OutboxPage {
  title: string;
  content: Html;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail carries its styles in its elements, as mail programs want it. It runs nothing, loads nothing and stands in a frame of its own. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/** Answers with a page about mails. */
export function outboxPage({ settings }: Pick<World, "settings">) {
  return (c: Context, { title, content }: OutboxPage, status: 200 | 404 = 200) => {
    c.header("content-security-policy", PAGE_POLICY);
    c.header("cache-control", NEVER_KEPT);
    return c.html(frame(title, content, settings.demo !== null), status);
  };
}

/** Answers with a mail alone, for a frame. Its links open beside it, as a mail program opens them. */
export function mailItself(c: Context, mail: string) {
  c.header("content-security-policy", MAIL_POLICY);
  return c.html(mail.replace("<head>", '<head><base target="_blank">'));
}

/** A mail in its frame. */
export function mailFrameAt(path: string, title: string): Html {
  return html`<iframe
    title="${title}"
    src="${path}"
    loading="lazy"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
}

function frame(title: string, content: Html, isDemo: boolean): Html {
  return html`<!doctype html>
    <html lang="${spokenLocale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dev/outbox/outbox-pages.css" />
      </head>
      <body>
        ${isDemo ? html`<p class="demo-banner">${demoWords.notice}</p>` : ""}
        <main>${content}</main>
      </body>
    </html>`;
}
