import { html } from "hono/html";
import { type Html, mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { BillRow, ReceiptWords } from "./receipt-words.ts";

/** The receipt as a mail's HTML, with tables that have headers and no pictures. */
export function receiptHtml(words: ReceiptWords): Promise<string> {
  const { language, subject, preview, store } = words;
  return mailFrame({ language, subject, preview, storeName: store.name, card: card(words), footer: footer(words) });
}

function card(words: ReceiptWords): Html {
  return html`<h1 style="${MAIL.h1}">${words.title}</h1>
    ${paragraph(words.intro)} ${facts(words)} ${mailButton(words.orderLink, words.headings.seeOrder)}
    ${heading(words.headings.bill)} ${bill(words)}
    ${words.notOnThisBill.length > 0 ? [heading(words.headings.notCharged), ...words.notOnThisBill.map(small)] : ""}
    ${heading(words.headings.shipTo)}
    <p style="${MAIL.lastParagraph}">
      ${words.shipTo.map((line, place) => (place === 0 ? line : html`<br />${line}`))}
    </p>
    ${heading(words.headings.next)} ${words.next.map(paragraph)}`;
}

function heading(text: string): Html {
  return html`<h2 style="${MAIL.h2}">${text}</h2>`;
}

function paragraph(text: string): Html {
  return html`<p style="${MAIL.paragraph}">${text}</p>`;
}

function small(text: string): Html {
  return html`<p style="${MAIL.small}">${text}</p>`;
}

function facts({ facts: rows }: ReceiptWords): Html {
  return table(
    rows.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row" style="${MAIL.factName}">${name}</th>
          <td style="${MAIL.factValue}">${value}</td>
        </tr>`,
    ),
  );
}

function bill({ bill: rows, headings, total, split, totalNote }: ReceiptWords): Html {
  return table([
    ...rows.map(billRow),
    html`<tr>
      <th scope="row" style="${MAIL.totalLabel}">${headings.totalPaid}${note(totalNote)}</th>
      <td style="${MAIL.totalAmount}">${total}</td>
    </tr>`,
    ...split.map(([label, amount]) => billRow({ label, note: "", amount, isDiscount: false })),
  ]);
}

function billRow({ label, note: why, amount, isDiscount }: BillRow): Html {
  return html`<tr>
    <th scope="row" style="${MAIL.billLabel}">${label}${why === "" ? "" : note(why)}</th>
    <td style="${isDiscount ? MAIL.billDiscount : MAIL.billAmount}">${amount}</td>
  </tr>`;
}

function note(text: string): Html {
  return html`<span style="${MAIL.billNote}">${text}</span>`;
}

function table(rows: Html[]): Html {
  return html`<table cellpadding="0" cellspacing="0" style="${MAIL.table}">
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function footer({ headings, store, notices }: ReceiptWords): Html {
  const email = html`<a href="mailto:${store.supportEmail}" style="${MAIL.link}">${store.supportEmail}</a>`;
  return html`<p style="${MAIL.small}">${headings.questions(email, store.supportPhone, store.supportHours)}</p>
    ${[...notices, store.address].map(small)}`;
}
