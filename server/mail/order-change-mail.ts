import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { formatCents } = spoken.money;
const { momentText } = spoken.moments;
const { orderChangeMailWords } = spoken.orderChange;

interface ChangeFacts extends KeyedOrder {
  email: string;
  state: "waiting_payment" | "applied" | "lapsed" | "withdrawn";
  dueCents: number;
  totalCents: number;
  until: string;
  createdAt: string;
}

const SAMPLE = {
  ...SAMPLE_LINK,
  dueCents: 12_000,
  totalCents: 189_900,
  until: SAMPLE_MOMENT,
  createdAt: SAMPLE_MOMENT,
};

/** What has become of a change of an order: it waits for its payment, with the way to pay; it is made; it is off. */
export const ORDER_CHANGE: MailTopic<ChangeFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'state', payload ->> 'state', 'dueCents', due_cents, 'totalCents', order_revisions.total_cents,
      'until', order_revisions.expires_at, 'createdAt', order_revisions.created_at)
    from order_revisions join orders on orders.id = order_revisions.order_id
    where order_revisions.id = (payload ->> 'revisionId')::uuid
      and (payload ->> 'state' <> 'waiting_payment' or order_revisions.state = 'waiting_payment'))`,
  isKept: false,
  samples: {
    "waits for its payment": { ...SAMPLE, state: "waiting_payment" },
    made: { ...SAMPLE, state: "applied" },
    lapsed: { ...SAMPLE, state: "lapsed" },
    "taken back": { ...SAMPLE, state: "withdrawn" },
  },
  async write({ config, settings }, { email, state, dueCents, totalCents, until, createdAt, ...order }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = orderChangeMailWords;
    const subject = words.subject[state](order.orderNumber);
    const due = formatCents(cents(Math.abs(dueCents)));
    const lead = words.lead[state](formatCents(cents(totalCents)));
    const money =
      state === "waiting_payment"
        ? words.pay(due, momentText(until, config.shipping.warehouse.timeZone))
        : state === "applied" && dueCents !== 0
          ? words.difference(due, dueCents > 0)
          : null;
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(createdAt)));
    const press = state === "waiting_payment" ? words.look : words.see;
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title[state]}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      ${money === null ? "" : html`<p style="${MAIL.paragraph}">${money}</p>`} ${mailButton(link, press)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    const text = [
      words.title[state],
      lead,
      ...(money === null ? [] : [money]),
      `${press}\n${link}`,
      questions,
      storeName,
    ];
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card, footer }),
      text: text.join("\n\n") + "\n",
    };
  },
};
