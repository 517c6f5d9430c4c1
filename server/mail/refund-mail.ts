import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { cardWords } from "#words/order-lines.ts";
import { refundMailWords } from "#words/refund.ts";
import { LANGUAGE } from "#words/shell.ts";
import { mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";

interface RefundFacts {
  email: string;
  orderNumber: string;
  amountCents: number;
  /** What is left of the charge after everything that was sent. */
  keptCents: number;
  cardType: string;
  cardLast4: string;
}

/** "We sent $64.90 back": how much, where to, and what stays. */
export const ORDER_REFUND: MailTopic<RefundFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'amountCents', refunds.amount_cents,
      'keptCents', payments.amount_cents - (
        select coalesce(sum(sent.amount_cents), 0) from refunds as sent
        where sent.payment_id = payments.id and sent.state = 'succeeded'),
      'cardType', card_type, 'cardLast4', card_last4)
    from refunds
    join orders on orders.id = refunds.order_id
    join payments on payments.id = refunds.payment_id
    where refunds.id = (payload ->> 'refundId')::uuid and refunds.state = 'succeeded')`,
  isKept: true,
  async write({ config }, { email, orderNumber, amountCents, keptCents, cardType, cardLast4 }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = refundMailWords;
    const amount = moneyText(cents(amountCents));
    const subject = words.subject(amount, orderNumber);
    const lead = words.lead(
      cardLast4 === "" ? words.yourCard : cardWords.endingIn(cardType || cardWords.card, cardLast4),
    );
    const kept = keptCents === 0 ? words.all : words.part(moneyText(cents(keptCents)));
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title(amount)}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      <p style="${MAIL.paragraph}">${kept}</p>`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: LANGUAGE, subject, preview: lead, storeName, card, footer }),
      text: [words.title(amount), lead, kept, questions, storeName].join("\n\n") + "\n",
    };
  },
};
