import { html } from "hono/html";
import type { IdGroup, IdProofState } from "#rules/discounts/id-groups.ts";
import { mailFrame } from "../mail/mail-frame.ts";
import { SAMPLE_TO } from "../mail/sample-facts.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { idGroupName, idProofMailWords: words } = spoken.idDiscount;

interface ProofFacts {
  email: string;
  group: IdGroup;
  decision: Exclude<IdProofState, "pending">;
  answer: string;
}

/** What the desk decided of a proof, in its own words. It links nowhere: the cart is in the browser that sent it. */
export const ID_PROOF_DECIDED: MailTopic<ProofFacts> = {
  sql: `(select jsonb_build_object('email', email, 'group', group_name, 'decision', id_proofs.state, 'answer', answer)
    from id_proofs where id_proofs.id = (payload ->> 'id')::uuid and id_proofs.state <> 'pending')`,
  isKept: true,
  samples: {
    approved: { ...SAMPLE_TO, group: "student", decision: "approved", answer: "Your card is valid until June." },
    declined: { ...SAMPLE_TO, group: "student", decision: "declined", answer: "The card ended last year." },
  },
  async write({ config }, { email, group, decision, answer }) {
    const { name: storeName, supportEmail } = config.store;
    const subject = words.subject[decision](idGroupName(group));
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
