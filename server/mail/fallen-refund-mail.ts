import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { formatCents } = spoken.money;
const { cardWords } = spoken.orderLines;
const { fallenRefundMailWords, refundMailWords } = spoken.refund;

interface FallenRefundFacts extends KeyedOrder {
  email: string;
  cameBackAt: string;
  amountCents: number;
  cardType: string;
  cardLast4: string;
}

const SAMPLE = {
  ...SAMPLE_LINK,
  cameBackAt: SAMPLE_MOMENT,
  amountCents: 6490,
  cardType: "Visa",
  cardLast4: "4242",
};

/** "Your bank sent $64.90 back to us": the mail before it said that it was sent. */
export const ORDER_REFUND_FALLEN: MailTopic<FallenRefundFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'cameBackAt', refunds.changed_at, 'amountCents', refunds.amount_cents,
      'cardType', coalesce(card_type, ''), 'cardLast4', coalesce(card_last4, ''))
    from refunds
    join orders on orders.id = refunds.order_id
    left join payments on payments.id = refunds.payment_id
    where refunds.id = (payload ->> 'refundId')::uuid and refunds.state = 'failed')`,
  isKept: true,
  samples: { "to the card": SAMPLE, "to what is no card": { ...SAMPLE, cardType: "", cardLast4: "" } },
  async write({ config, settings }, facts) {
    const { email, cameBackAt, amountCents, cardType, cardLast4, ...order } = facts;
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = fallenRefundMailWords;
    const amount = formatCents(cents(amountCents));
    const subject = words.subject(amount, order.orderNumber);
    const card =
      cardLast4 === "" ? refundMailWords.yourCard : cardWords.endingIn(cardType || cardWords.card, cardLast4);
    const lead = words.lead(card);
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(cameBackAt)));
    const questions = refundMailWords.questions(supportEmail, supportPhone);
    const said = html`<h1 style="${MAIL.h1}">${words.title(amount)}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      <p style="${MAIL.paragraph}">${words.owed} ${words.tell}</p>
      ${mailButton(link, refundMailWords.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    const paragraphs = [words.title(amount), lead, `${words.owed} ${words.tell}`];
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card: said, footer }),
      text: [...paragraphs, `${refundMailWords.see}\n${link}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};
