import { html } from "hono/html";
import { type Carrier, trackingPage } from "#rules/order/carriers.ts";
import { type KeyedOrder, orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_LINK, SAMPLE_MOMENT } from "./sample-facts.ts";
import { pageAddress } from "../languages/page-address.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { shippedMailWords } = spoken.shippedMail;
const { daySpan } = spoken.days;

interface ShippedFacts extends KeyedOrder {
  email: string;
  shippedAt: string;
  parcels: { carrier: Carrier; tracking: string }[];
  /** A number was corrected, or a parcel added, since the mail that told of it. */
  isCorrected: boolean;
  /** A PC's graphics card is in a box of its own. */
  hasCardApart: boolean;
  arrivesFrom: string;
  arrivesUntil: string;
}

const SAMPLE: ShippedFacts = {
  ...SAMPLE_LINK,
  shippedAt: SAMPLE_MOMENT,
  parcels: [{ carrier: "FedEx", tracking: "794644790132" }],
  isCorrected: false,
  hasCardApart: false,
  arrivesFrom: "2027-03-05",
  arrivesUntil: "2027-03-08",
};

/** "Your order is on its way": who has it, its number there, and when it arrives. */
export const ORDER_SHIPPED: MailTopic<ShippedFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'linkGeneration', link_generation,
      'shippedAt', shipments.shipped_at, 'isCorrected', payload -> 'isCorrected' is not null,
      'hasCardApart', exists (select from order_lines join line_units on line_id = order_lines.id
        where order_lines.order_id = orders.id and facts -> 'cardApart' is not null and kept > 0),
      'parcels', jsonb_build_array(jsonb_build_object('carrier', carrier, 'tracking', tracking)) || (
        select coalesce(jsonb_agg(jsonb_build_object('carrier', more.carrier, 'tracking', more.tracking) order by number), '[]')
        from more_parcels as more where more.order_id = orders.id), 'arrivesFrom', arrives_from, 'arrivesUntil', arrives_until)
    from orders join shipments on shipments.order_id = orders.id
    where orders.id = (payload ->> 'orderId')::uuid)`,
  isKept: true,
  samples: {
    shipped: SAMPLE,
    "in two parcels": { ...SAMPLE, parcels: [...SAMPLE.parcels, { carrier: "FedEx", tracking: "794644790143" }] },
    "with a card in its own box": { ...SAMPLE, hasCardApart: true },
    "with its number corrected": { ...SAMPLE, isCorrected: true },
  },
  async write(
    { config, settings },
    { email, shippedAt, parcels, isCorrected, hasCardApart, arrivesFrom, arrivesUntil, ...order },
  ) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = shippedMailWords;
    const subject = (isCorrected ? words.corrected : words.subject)(order.orderNumber);
    const lead = words.lead([...new Set(parcels.map(({ carrier }) => carrier))], daySpan(arrivesFrom, arrivesUntil));
    const link = orderLink({ settings }, order, receiptLinkEnds(new Date(shippedAt)));
    const tracked = parcels.map(
      ({ carrier, tracking }) => `${words.tracking} ${tracking}\n${trackingPage(carrier, tracking)}`,
    );
    const steps = pageAddress(settings, "/about/card-box");
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      <p style="${MAIL.paragraph}">${lead}</p>
      ${parcels.map(
        ({ carrier, tracking }) =>
          html`<p style="${MAIL.paragraph}">
            ${words.tracking} <a href="${trackingPage(carrier, tracking)}">${tracking}</a>
          </p>`,
      )}
      ${
        hasCardApart &&
        html`<p style="${MAIL.paragraph}">${words.cardApart} <a href="${steps}">${words.cardSteps}</a></p>`
      }
      ${mailButton(link, words.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card, footer }),
      text: `${[words.title, lead, ...tracked, ...(hasCardApart ? [words.cardApart, `${words.cardSteps}\n${steps}`] : []), `${words.see}\n${link}`, questions, storeName].join("\n\n")}\n`,
    };
  },
};
