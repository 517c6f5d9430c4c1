import { createElement as element } from "react";
import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from "react-email";
import { render } from "@react-email/render";
import { MAIL } from "../mail/mail-styles.ts";

interface StockNotice {
  name: string;
  price: string;
  link: string;
  store: string;
}

const ONCE = "You asked for this email on our site. It’s the only one we’ll send: your address is off the list now.";

/** "It is back": the product, its price today, and that this was the only mail. */
export async function stockNotice({
  name,
  price,
  link,
  store,
}: StockNotice): Promise<{ subject: string; html: string; text: string }> {
  const subject = `${name} is back in stock`;
  const facts = `It costs ${price} today. We can’t hold one for you: it goes to whoever orders first.`;
  const mail = element(
    Html,
    { lang: "en" },
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
          element(Button, { href: link, style: MAIL.button }, `See ${name}`),
        ),
        element(Section, { style: MAIL.footer }, element(Text, { style: MAIL.small }, ONCE)),
      ),
    ),
  );
  return { subject, html: await render(mail), text: [subject, facts, link, ONCE, store].join("\n\n") + "\n" };
}
