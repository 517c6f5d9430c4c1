import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale, spokenWords } from "../languages/spoken.ts";

const { formatCents } = spoken.money;
const { cardWords } = spoken.orderLines;
const { refundMailWords } = spoken.refund;

interface RefundFacts extends KeyedOrder {
  email: string;
  sentAt: string;
  amountCents: number;
  /** What is left of the order's total after everything that was sent. */
  keptCents: number;
  cardType: string;
  cardLast4: string;
  /** The order ended because it was late. */
  isLate: boolean;
  /** Of the gift voucher it went to; null where it went to the card. */
  voucherLast4: string | null;
}

const SAMPLE = {
  ...SAMPLE_LINK,
  sentAt: SAMPLE_MOMENT,
  amountCents: 6490,
  keptCents: 129_900,
  cardType: "Visa",
  cardLast4: "4242",
  isLate: false,
  voucherLast4: null,
};

/** "We sent $64.90 back": how much, where to, and what stays. */
export const ORDER_REFUND: MailTopic<RefundFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'sentAt', refunds.changed_at, 'amountCents', refunds.amount_cents,
      'keptCents', orders.total_cents - (
        select coalesce(sum(sent.amount_cents), 0) from refunds as sent
        where sent.order_id = orders.id and sent.state = 'succeeded' and sent.revision_id is null),
      'cardType', coalesce(card_type, ''), 'cardLast4', coalesce(card_last4, ''), 'voucherLast4', vouchers.last4,
      'isLate', exists (select from ship_delays
        where ship_delays.order_id = orders.id and refunds.key = 'delay:' || ship_delays.number))
    from refunds
    join orders on orders.id = refunds.order_id
    left join payments on payments.id = refunds.payment_id
    left join vouchers on vouchers.id = refunds.voucher_id
    where refunds.id = (payload ->> 'refundId')::uuid and refunds.state = 'succeeded')`,
  isKept: true,
  samples: {
    "a part, to the card": SAMPLE,
    "the whole": { ...SAMPLE, keptCents: 0 },
    "of an order that was late": { ...SAMPLE, keptCents: 0, isLate: true },
    "to a gift voucher": { ...SAMPLE, voucherLast4: "7K2M" },
  },
  async write({ config, settings }, facts) {
    const { email, sentAt, amountCents, keptCents, cardType, cardLast4, isLate, voucherLast4, ...order } = facts;
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = refundMailWords;
    const amount = formatCents(cents(amountCents));
    const subject = words.subject(amount, order.orderNumber);
    const card = cardLast4 === "" ? words.yourCard : cardWords.endingIn(cardType || cardWords.card, cardLast4);
    const lead = voucherLast4 === null ? words.lead(card) : words.voucher(voucherLast4);
    const all = keptCents === 0 ? words.all : words.part(formatCents(cents(keptCents)));
    const kept = isLate ? `${spokenWords().shipDelays.delayRefundWords} ${all}` : all;
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(sentAt)));
    const questions = words.questions(supportEmail, supportPhone);
    const said = html`<h1 style="${MAIL.h1}">${words.title(amount)}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      <p style="${MAIL.paragraph}">${kept}</p>
      ${mailButton(link, words.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card: said, footer }),
      text: [words.title(amount), lead, kept, `${words.see}\n${link}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};
