import { createElement as element, type ReactElement } from "react";
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "react-email";
import { render } from "@react-email/render";
import { wordsOf } from "#messages/words-of.ts";
import { MAIL } from "./mail-styles.ts";
import type { BillRow, ReceiptWords } from "./receipt-words.ts";

const { receiptMailWords } = wordsOf("en-US").receipt;
const { LANGUAGE } = wordsOf("en-US").shell;

/** The receipt as a mail's HTML: one column of at most 600 px, tables with headers, no pictures and nothing to fetch. */
export function receiptHtml(words: ReceiptWords): Promise<string> {
  const mail = element(
    Html,
    { lang: LANGUAGE },
    element(
      Head,
      null,
      element("title", null, words.subject),
      element("meta", { name: "color-scheme", content: "light" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    ),
    element(Preview, null, words.preview),
    element(
      Body,
      { style: MAIL.body },
      element(
        Container,
        { style: MAIL.container },
        element(Text, { style: MAIL.name }, words.store.name),
        card(words),
        footer(words),
      ),
    ),
  );
  return render(mail);
}

function card(words: ReceiptWords): ReactElement {
  return element(
    Section,
    { style: MAIL.card },
    element(Heading, { as: "h1", style: MAIL.h1 }, words.title),
    element(Text, { style: MAIL.paragraph }, words.intro),
    facts(words),
    element(Button, { href: words.orderLink, style: MAIL.button }, receiptMailWords.seeOrder),
    element(Heading, { as: "h2", style: MAIL.h2 }, receiptMailWords.bill),
    bill(words),
    ...(words.notOnThisBill.length > 0
      ? [heading(receiptMailWords.notCharged), ...words.notOnThisBill.map((why) => small(why))]
      : []),
    heading(receiptMailWords.shipTo),
    element(
      Text,
      { style: { ...MAIL.paragraph, margin: 0 } },
      ...words.shipTo.flatMap((line, place) => (place === 0 ? [line] : [element("br", { key: place }), line])),
    ),
    heading(receiptMailWords.next),
    ...words.next.map((paragraph) => element(Text, { key: paragraph, style: MAIL.paragraph }, paragraph)),
  );
}

function heading(text: string): ReactElement {
  return element(Heading, { as: "h2", key: text, style: MAIL.h2 }, text);
}

function small(text: string): ReactElement {
  return element(Text, { key: text, style: MAIL.small }, text);
}

function facts({ facts: rows }: ReceiptWords): ReactElement {
  return table(
    rows.map(([name, value]) =>
      element(
        "tr",
        { key: name },
        element("th", { scope: "row", style: MAIL.factName }, name),
        element("td", { style: MAIL.factValue }, value),
      ),
    ),
  );
}

function bill({ bill: rows, total, totalNote }: ReceiptWords): ReactElement {
  return table([
    ...rows.map((row, place) => billRow(row, place)),
    element(
      "tr",
      { key: "total" },
      element(
        "th",
        { scope: "row", style: MAIL.totalLabel },
        receiptMailWords.totalPaid,
        element("span", { style: { ...MAIL.billNote, fontWeight: 400 } }, totalNote),
      ),
      element("td", { style: MAIL.totalAmount }, total),
    ),
  ]);
}

function billRow({ label, note, amount, isDiscount }: BillRow, place: number): ReactElement {
  return element(
    "tr",
    { key: place },
    element(
      "th",
      { scope: "row", style: MAIL.billLabel },
      label,
      note === "" ? null : element("span", { style: MAIL.billNote }, note),
    ),
    element("td", { style: isDiscount ? { ...MAIL.billAmount, ...MAIL.discount } : MAIL.billAmount }, amount),
  );
}

function table(rows: ReactElement[]): ReactElement {
  return element("table", { style: MAIL.table, cellPadding: 0, cellSpacing: 0 }, element("tbody", null, ...rows));
}

function footer({ store, notices }: ReceiptWords): ReactElement {
  return element(
    Section,
    { style: MAIL.footer },
    element(
      Text,
      { style: MAIL.small },
      ...receiptMailWords.questions(
        element(Link, { key: "email", href: `mailto:${store.supportEmail}`, style: MAIL.link }, store.supportEmail),
        store.supportPhone,
        store.supportHours,
      ),
    ),
    ...notices.map((notice) => small(notice)),
    small(store.address),
  );
}
