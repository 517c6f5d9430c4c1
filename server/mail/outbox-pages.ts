import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { findMail, latestMails, type MailRow } from "./mails-table.ts";
import { mailFrameAt, mailItself, outboxPage, type OutboxPage } from "./outbox-frame.ts";
import { spoken } from "../languages/spoken.ts";

const { outboxWords } = spoken.outbox;

const LISTED = 100;
const STYLES = new URL("outbox-pages.css", import.meta.url);

/**
 * Development: the mails that would have been sent, to read at `/dev/outbox`. They exist only beside the sandbox and
 * without a mail server, and are shown to this machine, or on a demonstration for its token.
 */
export function outboxPages(world: World): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  if (world.settings.sandbox === null || world.settings.smtpUrl !== null) return pages;
  const { queries } = world.db;
  const page = outboxPage(world);
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
    return mail ? mailItself(c, mail.html) : c.notFound();
  });
  return pages;
}

function listPage(mails: readonly MailRow[]): OutboxPage {
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
      <p><a href="/dev/outbox/kinds">${outboxWords.kinds}</a></p>
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

function mailPage(mail: MailRow): OutboxPage {
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
      ${mailFrameAt(`/dev/outbox/${mail.id}/html`, outboxWords.mail)}
      <h2>${outboxWords.plain}</h2>
      <pre tabindex="0">${mail.body_text}</pre>`,
  };
}

function gonePage(): OutboxPage {
  return {
    title: outboxWords.gone,
    content: html`<h1>${outboxWords.gone}</h1>
      <p><a href="/dev/outbox">${outboxWords.all}</a></p>`,
  };
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
