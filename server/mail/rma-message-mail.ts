import { html } from "hono/html";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_ORDER } from "./sample-facts.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import type { World } from "../world.ts";
import { speaking, spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { rmaMessageMailWords: words } = spoken.rmaMessage;

interface Message {
  email: string;
  rmaNumber: string;
  orderNumber: string;
  isFromBuyer: boolean;
  message: string;
}

const SAMPLE = { ...SAMPLE_ORDER, rmaNumber: "RMA-TEST-1" };

/** What one side wrote about a return, to the other: its buyer, or whoever reads the store's mail. */
export const RMA_MESSAGE: MailTopic<Message> = {
  // The store reads its own mail, whatever is wrong with its buyer's address.
  sql: `(select jsonb_build_object('email', case when staff_id is null then '' else email end, 'rmaNumber', rma_number, 'orderNumber', order_number,
      'isFromBuyer', staff_id is null, 'message', text)
    from rma_messages join rmas on rmas.id = rma_id join orders on orders.id = order_id
    where rma_messages.id = (payload ->> 'messageId')::uuid)`,
  isKept: true,
  samples: {
    "to its buyer": { ...SAMPLE, isFromBuyer: false, message: "The small box is enough. Keep the cable." },
    "to the store": { ...SAMPLE, isFromBuyer: true, message: "I have the small box only. Is that fine?" },
  },
  // The desk is in one language, whatever its buyer reads.
  write: (world, facts) =>
    facts.isFromBuyer ? speaking(DEFAULT_LOCALE, () => write(world, facts)) : write(world, facts),
};

async function write(
  { config, settings }: Pick<World, "config" | "settings">,
  { email, rmaNumber, orderNumber, isFromBuyer, message }: Message,
) {
  const { name: storeName, supportEmail, supportPhone } = config.store;
  const said = words[isFromBuyer ? "toStore" : "toBuyer"];
  const subject = said.subject(rmaNumber);
  const address = isFromBuyer
    ? `/staff/returns?${new URLSearchParams({ q: rmaNumber }).toString()}`
    : `/support/rma/status?${new URLSearchParams({ order: orderNumber, rma: rmaNumber }).toString()}`;
  const link = pageAddress(settings, address);
  const footerText = isFromBuyer ? words.of(orderNumber) : words.questions(supportEmail, supportPhone);
  const paragraphs = message.split(/\n+/);
  const card = html`<h1 style="${MAIL.h1}">${said.title(rmaNumber)}</h1>
    <p style="${MAIL.small}">${words.of(orderNumber)}</p>
    ${paragraphs.map((text) => html`<p style="${MAIL.paragraph}">${text}</p>`)} ${mailButton(link, said.see)}`;
  const footer = html`<p style="${MAIL.small}">${footerText}</p>`;
  return {
    to: isFromBuyer ? supportEmail : email,
    subject,
    html: await mailFrame({
      language: spokenLocale(),
      subject,
      preview: paragraphs[0] ?? "",
      storeName,
      card,
      footer,
    }),
    text: [said.title(rmaNumber), message, `${said.see}\n${link}`, footerText, storeName].join("\n\n") + "\n",
  };
}
