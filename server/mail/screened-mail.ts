import { html } from "hono/html";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { screenedMailWords: words } = spoken.screening;

interface ScreenedFacts extends KeyedOrder {
  email: string;
  news: "review" | "rejected" | "lapsed";
  createdAt: string;
}

const SAMPLE = { ...SAMPLE_LINK, createdAt: SAMPLE_MOMENT };

/** What the buyer is told of an order that was not accepted at once: it is looked at, or it ended and nothing was taken. */
export const ORDER_SCREENED: MailTopic<ScreenedFacts> = {
  sql: `(select jsonb_build_object('email', email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'news', payload ->> 'news', 'createdAt', orders.created_at)
    from orders
    where orders.id = (payload ->> 'orderId')::uuid and (payload ->> 'news' <> 'review' or exists (
      select from payments where payments.id = (payload ->> 'paymentId')::uuid and coalesce(screening, '') = 'review'
        and payments.state = 'authorised')))`,
  isKept: false,
  samples: {
    "is looked at": { ...SAMPLE, news: "review" },
    "turned down": { ...SAMPLE, news: "rejected" },
    "not decided in time": { ...SAMPLE, news: "lapsed" },
  },
  async write({ config, settings }, { email, news, createdAt, ...order }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const subject = words.subject[news](order.orderNumber);
    const paragraphs = words.paragraphs[news](config.payment.screening.decideWithinDays);
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(createdAt)));
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title[news]}</h1>
      ${paragraphs.map((text) => html`<p style="${MAIL.paragraph}">${text}</p>`)} ${mailButton(link, words.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    const preview = paragraphs[0] ?? "";
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview, storeName, card, footer }),
      text: [words.title[news], ...paragraphs, `${words.see}\n${link}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};
