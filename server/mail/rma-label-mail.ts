import { html } from "hono/html";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_ORDER } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { rmaLabelMailWords: words } = spoken.rmaLabel;

interface Label {
  email: string;
  rmaNumber: string;
  orderNumber: string;
  tracking: string;
}

/** The label of a return is there to print; one that was cancelled since, or whose return is waited for no more, is told to nobody. */
export const RMA_LABEL: MailTopic<Label> = {
  // What is chosen by the return's state would be looked for among all open ones.
  sql: `(select case when rmas.state = 'approved' then jsonb_build_object('email', email, 'rmaNumber', rma_number,
      'orderNumber', order_number, 'tracking', tracking) end
    from shipping_labels join rmas on rmas.id = rma_id join orders on orders.id = rmas.order_id
    where shipping_labels.id = (payload ->> 'labelId')::uuid and shipping_labels.state = 'made')`,
  isKept: true,
  samples: { "is there": { ...SAMPLE_ORDER, rmaNumber: "RMA-TEST-1", tracking: "770000000000" } },
  async write({ config, settings }, { email, rmaNumber, orderNumber, tracking }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const subject = words.subject(rmaNumber);
    const paragraphs = [words.lead(rmaNumber, orderNumber), words.how(rmaNumber), words.number(tracking)];
    const questions = words.questions(supportEmail, supportPhone);
    const link = pageAddress(
      settings,
      `/support/rma/status?${new URLSearchParams({ order: orderNumber, rma: rmaNumber }).toString()}`,
    );
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      ${paragraphs.map((text) => html`<p style="${MAIL.paragraph}">${text}</p>`)} ${mailButton(link, words.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({
        language: spokenLocale(),
        subject,
        preview: paragraphs[0] ?? "",
        storeName,
        card,
        footer,
      }),
      text: [words.title, ...paragraphs, `${words.see}\n${link}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};
