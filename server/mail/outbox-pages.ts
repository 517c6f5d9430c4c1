import { NEVER_KEPT } from "../http/cache-headers.ts";
import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { outboxWords } from "#words/outbox.ts";
import { demoWords, LANGUAGE } from "#words/shell.ts";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { findMail, latestMails, type MailRow } from "./mails-table.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Page {
  title: string;
  content: Html;
}

const LISTED = 100;
const STYLES = new URL("outbox-pages.css", import.meta.url);
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail carries its styles in its elements, as mail programs want it. It runs nothing, loads nothing and stands in a frame of its own. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

/**
 * Development: the mails that would have been sent, to read at `/dev/outbox`. They exist only beside the sandbox and
 * without a mail server, and are shown to this machine, or on a demonstration for its token.
 */
export function outboxPages(world: World): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  if (world.settings.sandbox === null || world.settings.smtpUrl !== null) return pages;
  const { queries } = world.db;
  const { demo } = world.settings;
  const page = (c: Context, { title, content }: Page, status: 200 | 404 = 200) => {
    c.header("content-security-policy", PAGE_POLICY);
    c.header("cache-control", NEVER_KEPT);
    return c.html(frame(title, content, demo !== null), status);
  };
  pages.get("/dev/outbox", async (c) => page(c, listPage(await latestMails(queries, LISTED))));
  pages.get("/dev/outbox/outbox-pages.css", (c) =>
    c.body(readFileSync(STYLES), 200, { "content-type": "text/css; charset=utf-8" }),
  );
  pages.get("/dev/outbox/:id{[0-9]{1,15}}", async (c) => {
    const mail = await findMail(queries, Number(c.req.param("id")));
    return mail ? page(c, mailPage(mail)) : page(c, gonePage(), 404);
  });
  pages.get("/dev/outbox/:id{[0-9]{1,15}}/html", async (c) => {
    const mail = await findMail(queries, Number(c.req.param("id")));
    c.header("content-security-policy", MAIL_POLICY);
    // Links of the mail open beside the outbox, as a mail program opens them.
    return mail ? c.html(mail.html.replace("<head>", '<head><base target="_blank">')) : c.notFound();
  });
  return pages;
}

function frame(title: string, content: Html, isDemo: boolean): Html {
  return html`<!doctype html>
    <html lang="${LANGUAGE}">
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

function listPage(mails: readonly MailRow[]): Page {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td><a href="/dev/outbox/${mail.id}">${mail.subject}</a></td>
        <td>${mail.recipient}</td>
        <td><time datetime="${mail.created_at.toISOString()}">${moment(mail.created_at)}</time></td>
      </tr>`,
  );
  return {
    title: outboxWords.title,
    content: html`<h1>${outboxWords.title}</h1>
      <p>${outboxWords.why}</p>
      ${
        mails.length === 0
          ? html`<p>${outboxWords.none}</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">${outboxWords.subject}</th>
                  <th scope="col">${outboxWords.to}</th>
                  <th scope="col">${outboxWords.whenUtc}</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
      }`,
  };
}

function mailPage(mail: MailRow): Page {
  return {
    title: mail.subject,
    content: html`<p><a href="/dev/outbox">${outboxWords.all}</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>${outboxWords.to}</dt>
        <dd>${mail.recipient}</dd>
        <dt>${outboxWords.when}</dt>
        <dd>${moment(mail.created_at)} UTC</dd>
      </dl>
      <iframe
        title="${outboxWords.mail}"
        src="/dev/outbox/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>${outboxWords.plain}</h2>
      <pre tabindex="0">${mail.body_text}</pre>`,
  };
}

function gonePage(): Page {
  return {
    title: outboxWords.gone,
    content: html`<h1>${outboxWords.gone}</h1>
      <p><a href="/dev/outbox">${outboxWords.all}</a></p>`,
  };
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
