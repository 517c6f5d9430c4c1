import { html } from "hono/html";
import { returnPaidBy } from "#rules/rma/rma-due.ts";
import type { RmaReason, RmaState } from "#rules/rma/rma-states.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { SAMPLE_ORDER } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { rmaLineFacts } = spoken.rmaLines;
const { rmaMailWords } = spoken.rmaMail;
const { rmaWords } = spoken.rma;

interface Decided {
  email: string;
  rmaNumber: string;
  orderNumber: string;
  state: Exclude<RmaState, "requested" | "withdrawn">;
  answer: string;
  reason: RmaReason;
  lines: readonly (Parameters<typeof rmaLineFacts>[0] & { name: string })[];
}

const SAMPLE = { ...SAMPLE_ORDER, rmaNumber: "RMA-TEST-1", answer: "", reason: "not_wanted", lines: [] } as const;
const MICE = {
  name: "Glide mouse",
  units: 3,
  accepted: 2,
  why: "One is older than it may be.",
  received: null,
  condition: null,
};
const PAD = { name: "Desk pad", units: 1, accepted: 1, why: "", received: null, condition: null };

/** What was decided of a request to send something back, in the state of that decision: a later one has a mail of its own. */
export const RMA_DECIDED: MailTopic<Decided> = {
  sql: `(select jsonb_build_object('email', email, 'rmaNumber', rma_number, 'orderNumber', order_number, 'reason', reason,
      'state', payload ->> 'state', 'answer', payload ->> 'answer', 'lines', coalesce(payload -> 'lines', '[]'))
    from rmas join orders on orders.id = order_id where rmas.id = (payload ->> 'rmaId')::uuid)`,
  isKept: true,
  samples: {
    accepted: { ...SAMPLE, state: "approved" },
    "accepted, for a fault": { ...SAMPLE, state: "approved", reason: "defective" },
    "accepted in part": { ...SAMPLE, state: "approved", lines: [MICE, PAD] },
    "not accepted": { ...SAMPLE, state: "rejected", answer: "The seal of the processor is broken." },
    "has come": { ...SAMPLE, state: "received" },
    "has come in part": {
      ...SAMPLE,
      state: "received",
      lines: [
        { ...MICE, received: 2, condition: "opened" },
        { ...PAD, received: 0 },
      ],
    },
    settled: { ...SAMPLE, state: "done" },
  },
  async write({ config, settings }, { email, rmaNumber, orderNumber, state, answer, reason, lines }) {
    const { name: storeName, address, supportEmail, supportPhone } = config.store;
    const words = rmaMailWords[state];
    const subject = words.subject(rmaNumber);
    const lead = words.lead(rmaNumber, orderNumber);
    const more = words.more.map((line) => line.replace("{address}", address).replace("{number}", rmaNumber));
    const said = answer === "" ? [] : [rmaMailWords.said(answer)];
    const questions = rmaMailWords.questions(supportEmail, supportPhone);
    const isOurs = returnPaidBy(reason, config.service) === "store";
    const way =
      state === "approved"
        ? [rmaMailWords.within(config.service.returnSendDays), rmaMailWords.way[isOurs ? "ours" : "yours"]]
        : [];
    // One that is turned down is turned down as a whole.
    const each = state === "rejected" ? [] : lines.flatMap(lineOf);
    const isPart = state === "approved" && lines.some(({ units, accepted }) => accepted !== null && accepted < units);
    const only = isPart ? [rmaMailWords.onlyAccepted] : [];
    const paragraphs = [lead, ...each, ...only, ...said, ...more, ...way];
    // Who opens it without the order's cookie is asked for its email there.
    const link = pageAddress(
      settings,
      `/support/rma/status?${new URLSearchParams({ order: orderNumber, rma: rmaNumber }).toString()}`,
    );
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      ${paragraphs.map((text) => html`<p style="${MAIL.paragraph}">${text}</p>`)} ${mailButton(link, rmaMailWords.see)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: lead, storeName, card, footer }),
      text: [words.title, ...paragraphs, `${rmaMailWords.see}\n${link}`, questions, storeName].join("\n\n") + "\n",
    };
  },
};

function lineOf(line: Decided["lines"][number]): string[] {
  const facts = rmaLineFacts(line);
  return facts.length === 0 ? [] : [rmaMailWords.line(rmaWords.line(line.name, line.units), facts)];
}
