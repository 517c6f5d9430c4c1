import { html } from "hono/html";
import { type Carrier, trackingPage } from "#rules/order/carriers.ts";
import { LANGUAGE } from "#words/shell.ts";
import { shippedMailWords } from "#words/shipped-mail.ts";
import { daySpan } from "#words/days.ts";
import { mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_ORDER } from "./sample-facts.ts";

interface ShippedFacts {
  email: string;
  orderNumber: string;
  carrier: Carrier;
  tracking: string;
  arrivesFrom: string;
  arrivesUntil: string;
}

/** "Your order is on its way": who has it, its number there, and when it arrives. */
export const ORDER_SHIPPED: MailTopic<ShippedFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'carrier', carrier,
      'tracking', tracking, 'arrivesFrom', arrives_from, 'arrivesUntil', arrives_until)
    from orders join shipments on shipments.order_id = orders.id
    where orders.id = (payload ->> 'orderId')::uuid)`,
  isKept: true,
  samples: {
    shipped: {
      ...SAMPLE_ORDER,
      carrier: "FedEx",
      tracking: "794644790132",
      arrivesFrom: "2027-03-05",
      arrivesUntil: "2027-03-08",
    },
  },
  async write({ config }, { email, orderNumber, carrier, tracking, arrivesFrom, arrivesUntil }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = shippedMailWords;
    const subject = words.subject(orderNumber);
    const lead = words.lead(carrier, daySpan(arrivesFrom, arrivesUntil));
    const page = trackingPage(carrier, tracking);
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      <p style="${MAIL.paragraph}">${words.tracking} <a href="${page}">${tracking}</a></p>`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: LANGUAGE, subject, preview: lead, storeName, card, footer }),
      text: [words.title, lead, `${words.tracking} ${tracking}\n${page}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};
