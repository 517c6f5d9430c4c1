import { html } from "hono/html";
import type { DelayChoice, DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { delayMailWords: words, delayReasonWords } = spoken.shipDelays;

interface DelayFacts extends KeyedOrder {
  email: string;
  fromOn: string;
  shipsOn: string | null;
  reason: DelayReason;
  silence: DelaySilence;
  answerBy: string;
  createdAt: string;
}

const SAMPLE: DelayFacts = {
  ...SAMPLE_LINK,
  fromOn: "2027-03-05",
  shipsOn: "2027-03-12",
  reason: "parts_late",
  silence: "waits",
  answerBy: "2027-03-12",
  createdAt: SAMPLE_MOMENT,
};

/**
 * An order ships late: when, why, and the choice between waiting and a full refund, with what silence means (16 CFR
 * 435.2(b)(1)). Its links open the order, where the choice is pressed: programs that look into mails press nothing.
 */
export const ORDER_DELAY: MailTopic<DelayFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'fromOn', from_on, 'shipsOn', ship_delays.ships_on, 'reason', reason, 'silence', silence, 'answerBy', answer_by,
      'createdAt', ship_delays.created_at)
    from ship_delays join orders on orders.id = ship_delays.order_id
    where ship_delays.order_id = (payload ->> 'orderId')::uuid and ship_delays.number = (payload ->> 'number')::int
      and orders.state in ('paid', 'building', 'testing', 'packed')
      and not exists (select from ship_delays as later
        where later.order_id = orders.id and later.number > ship_delays.number))`,
  // The store can show that it has told.
  isKept: true,
  samples: {
    "a first time, for a short while": SAMPLE,
    "for long": { ...SAMPLE, shipsOn: "2027-05-14", silence: "cancels", answerBy: "2027-04-04" },
    "no day known": { ...SAMPLE, shipsOn: null, reason: "not_ready", silence: "cancels", answerBy: "2027-04-04" },
  },
  async write({ config, settings }, { email, fromOn, shipsOn, reason, silence, answerBy, createdAt, ...order }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const day = shipsOn ?? "";
    const subject = words.subject(order.orderNumber, day);
    const lead = `${words.lead(fromOn, day)} ${delayReasonWords[reason]}`;
    const meant = `${words.silence(silence, day, answerBy)} ${words.anyTime}`;
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(createdAt)));
    const to = (choice: DelayChoice) => `${link}&answer=${choice}`;
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      <p style="${MAIL.paragraph}">${lead} ${words.sorry}</p>
      <p style="${MAIL.paragraph}">${words.choice} ${meant}</p>
      ${mailButton(to("wait"), words.wait)}
      <p style="${MAIL.paragraph}; margin-top: 20px"><a href="${to("cancel")}">${words.cancel}</a></p>`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    const text = [
      words.title,
      `${lead} ${words.sorry}`,
      `${words.choice} ${meant}`,
      `${words.wait}\n${to("wait")}`,
      `${words.cancel}\n${to("cancel")}`,
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
