import { html } from "hono/html";
import type { Carrier } from "#rules/order/carriers.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_ORDER } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { deliveredMailWords: words } = spoken.deliveredMail;

interface DeliveredFacts {
  email: string;
  orderNumber: string;
  carrier: Carrier;
}

/** "Your order was delivered": and what to do where it was not, or not as ordered. The form behind its link asks who asks. */
export const ORDER_DELIVERED: MailTopic<DeliveredFacts> = {
  sql: `(select jsonb_build_object('email', orders.email, 'orderNumber', order_number, 'carrier', carrier)
    from orders join shipments on shipments.order_id = orders.id
    where orders.id = (payload ->> 'orderId')::uuid)`,
  isKept: true,
  samples: { delivered: { ...SAMPLE_ORDER, carrier: "UPS" } },
  async write({ config, settings }, { email, orderNumber, carrier }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const subject = words.subject(orderNumber);
    const lead = words.lead(orderNumber, carrier);
    const page = pageAddress(settings, "/support/rma");
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      <p style="${MAIL.paragraph}">${lead} ${words.keep}</p>
      <p style="${MAIL.paragraph}">${words.wrong}</p>
      ${mailButton(page, words.help)}
      <p style="${MAIL.paragraph}">${words.elsewhere}</p>`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    const text = [
      words.title,
      `${lead} ${words.keep}`,
      `${words.wrong}\n${page}`,
      words.elsewhere,
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
