import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { MAIL } from "./mail-styles.ts";

/** Text put between its pieces is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface MailParts {
  language: string;
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  storeName: string;
  card: Html;
  footer: Html;
}

/** Pushes what follows out of the preview. */
const FILLER = "\u200C\u00A0".repeat(100);
/** Word, which sets Outlook's mails, knows no padding on a link: it stretches spaces instead. */
const WORD_BEFORE = raw(
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:19.5px" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
);
const WORD_AFTER = raw(
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
);

/**
 * A whole mail: the store's name, a card, small print. One column of at most 600 px, laid out by tables because Word
 * knows nothing else, every style in its element because mail programs drop style sheets, and nothing to fetch.
 */
export async function mailFrame({ language, subject, preview, storeName, card, footer }: MailParts): Promise<string> {
  const mail = await html`<!doctype html>
    <html dir="ltr" lang="${language}">
      <head>
        <meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="${MAIL.page}">
        <div style="${MAIL.preview}">${preview}${FILLER}</div>
        ${box(
          MAIL.body,
          "",
          box(
            MAIL.container,
            MAIL.content,
            html`<p style="${MAIL.name}">${storeName}</p>
              ${box(MAIL.card, MAIL.cardContent, card)} ${box("", MAIL.footer, footer)}`,
          ),
        )}
      </body>
    </html>`;
  return mail.toString().replaceAll(/\n\s+/g, "\n");
}

export function mailButton(href: string, text: string): Html {
  return html`<a href="${href}" target="_blank" style="${MAIL.button}"
    >${WORD_BEFORE}<span style="${MAIL.buttonText}">${text}</span>${WORD_AFTER}</a
  >`;
}

/** A table that only lays out. */
function box(style: string, contentStyle: string, content: Html): Html {
  return html`<table
    role="presentation"
    align="center"
    width="100%"
    border="0"
    cellpadding="0"
    cellspacing="0"
    style="${style}"
  >
    <tbody>
      <tr>
        <td style="${contentStyle}">${content}</td>
      </tr>
    </tbody>
  </table>`;
}
