import { createElement as element } from "react";
import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from "react-email";
import { render } from "@react-email/render";
import { wordsOf } from "#messages/words-of.ts";
import { MAIL } from "../mail/mail-styles.ts";

const { LANGUAGE } = wordsOf("en-US").shell;
const { stockNoticeWords } = wordsOf("en-US").notify;

interface StockNotice {
  name: string;
  price: string;
  link: string;
  store: string;
}

/** "It is back": the product, its price today, and that this was the only mail. */
export async function stockNotice({
  name,
  price,
  link,
  store,
}: StockNotice): Promise<{ subject: string; html: string; text: string }> {
  const subject = stockNoticeWords.subject(name);
  const facts = stockNoticeWords.facts(price);
  const mail = element(
    Html,
    { lang: LANGUAGE },
    element(Head, null, element("title", null, subject), element("meta", { name: "color-scheme", content: "light" })),
    element(Preview, null, facts),
    element(
      Body,
      { style: MAIL.body },
      element(
        Container,
        { style: MAIL.container },
        element(Text, { style: MAIL.name }, store),
        element(
          Section,
          { style: MAIL.card },
          element(Heading, { as: "h1", style: MAIL.h1 }, subject),
          element(Text, { style: MAIL.paragraph }, facts),
          element(Button, { href: link, style: MAIL.button }, stockNoticeWords.see(name)),
        ),
        element(Section, { style: MAIL.footer }, element(Text, { style: MAIL.small }, stockNoticeWords.once)),
      ),
    ),
  );
  return {
    subject,
    html: await render(mail),
    text: [subject, facts, link, stockNoticeWords.once, store].join("\n\n") + "\n",
  };
}
