import { html } from "hono/html";
import type { ExemptionDecision } from "#rules/tax/tax-exemption.ts";
import { mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { SAMPLE_TO } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { exemptionMailWords: words } = spoken.taxExemption;
const { stateNames } = spoken.states;

interface ExemptionFacts {
  email: string;
  region: string;
  decision: ExemptionDecision;
  answer: string;
}

/** What staff decided of an application to buy without sales tax, in their own words. */
export const EXEMPTION_DECIDED: MailTopic<ExemptionFacts> = {
  sql: `(select jsonb_build_object('email', email, 'region', payload ->> 'region', 'decision', payload ->> 'decision',
      'answer', payload ->> 'answer')
    from members where members.id = (payload ->> 'memberId')::bigint and members.state = 'active')`,
  isKept: true,
  samples: {
    approved: { ...SAMPLE_TO, region: "TX", decision: "approved", answer: "Your certificate is good until 2028." },
    declined: { ...SAMPLE_TO, region: "TX", decision: "declined", answer: "The certificate names another company." },
  },
  async write({ config }, { email, region, decision, answer }) {
    const { name: storeName, supportEmail } = config.store;
    const subject = words.subject[decision](stateNames.USA[region] ?? region);
    const questions = words.questions(supportEmail);
    const paragraphs = [answer, words.next[decision]];
    const card = html`<h1 style="${MAIL.h1}">${subject}</h1>
      ${paragraphs.map((text) => html`<p style="${MAIL.paragraph}">${text}</p>`)}`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: answer, storeName, card, footer }),
      text: [subject, ...paragraphs, questions, storeName].join("\n\n") + "\n",
    };
  },
};
