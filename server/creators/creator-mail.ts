import { html } from "hono/html";
import type { CreatorAnswer } from "#rules/creator/creator-application.ts";
import { mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { SAMPLE_TO } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { creatorMailWords: words } = spoken.creators;

interface CreatorFacts {
  email: string;
  decision: CreatorAnswer;
  answer: string;
}

/** What staff decided of an application, in their own words. */
export const CREATOR_ANSWERED: MailTopic<CreatorFacts> = {
  sql: `(select jsonb_build_object('email', email, 'decision', payload ->> 'decision', 'answer', payload ->> 'answer')
    from members where members.id = (payload ->> 'memberId')::bigint and members.state = 'active')`,
  isKept: true,
  samples: {
    accepted: { ...SAMPLE_TO, decision: "accepted", answer: "Welcome. We write to you about your code." },
    declined: { ...SAMPLE_TO, decision: "declined", answer: "We look for channels about PCs." },
  },
  async write({ config }, { email, decision, answer }) {
    const { name: storeName, supportEmail } = config.store;
    const subject = words.subject[decision](storeName);
    const questions = words.questions(supportEmail);
    const card = html`<h1 style="${MAIL.h1}">${subject}</h1>
      <p style="${MAIL.paragraph}">${answer}</p>`;
    const footer = html`<p style="${MAIL.small}">${questions}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: answer, storeName, card, footer }),
      text: [subject, answer, questions, storeName].join("\n\n") + "\n",
    };
  },
};
