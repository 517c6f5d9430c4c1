import { html } from "hono/html";
import { ASKED_LINK_HOURS, type KeyedOrder, orderLink } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { orderLinkMailWords } = spoken.orderPage;

interface OrderLink extends KeyedOrder {
  email: string;
  until: string;
}

/**
 * The link that somebody asked for with an order's number and email. Only here it is looked up whether there is such an
 * order; where there is none, nobody is written to.
 */
export const ORDER_LINK: MailTopic<OrderLink> = {
  sql: `(select jsonb_build_object('email', email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'until', payload ->> 'until')
    from orders where orders.order_number = payload ->> 'orderNumber'
      and encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') = payload ->> 'emailSha256')`,
  isKept: false,
  samples: { "asked for": { ...SAMPLE_LINK, until: SAMPLE_MOMENT } },
  async write({ config, settings }, { email, until, ...order }) {
    const { name: storeName } = config.store;
    const words = orderLinkMailWords;
    const subject = words.subject(storeName, order.orderNumber);
    const lead = words.lead(ASKED_LINK_HOURS);
    const link = orderLink({ settings }, order, new Date(until));
    const card = html`<h1 style="${MAIL.h1}">${words.title(order.orderNumber)}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      ${mailButton(link, words.see)}`;
    const footer = html`<p style="${MAIL.small}">${words.notYou}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card, footer }),
      text: [subject, lead, link, words.notYou, storeName].join("\n\n") + "\n",
    };
  },
};
