import { html } from "hono/html";
import { MAIL_PURPOSES, type MailPurpose } from "#rules/member/mail-purposes.ts";
import { mailButton, mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { mailedCode, mailToken } from "./mail-tokens-table.ts";
import { SAMPLE_ID, SAMPLE_TO } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { memberMailWords } = spoken.members;

interface MemberMail {
  id: string;
  purpose: MailPurpose;
  memberId: number;
  email: string;
}

/** Says that whoever did it was somebody else: a new password, and what was added since is taken off. */
const notMe = (_: number, token: string) => `/reset-password?token=${token}&undo=1`;

/** Where each mail's button leads. */
const PAGES: Readonly<Record<MailPurpose, (memberId: number, token: string) => string>> = {
  activate: (memId, token) => `/activate?memId=${memId}&token=${token}`,
  already_member: () => "/sign-in",
  reset_password: (_, token) => `/reset-password?token=${token}`,
  change_email: (_, token) => `/account/email?token=${token}`,
  password_changed: notMe,
  too_many_tries: () => "/forgot-password",
  two_factor_on: notMe,
  two_factor_off: notMe,
  recovery_code_used: notMe,
  recovery_codes_renewed: notMe,
  wrong_codes: notMe,
  passkey_added: notMe,
  provider_linked: notMe,
  share_points: () => "/account/share",
  account_closing: (_, token) => `/keep-account?token=${token}`,
  account_kept: () => "/account/privacy",
};

/** Every mail about an account, by what its link is for. A row without a member writes to nobody. */
export const MEMBER_MAIL: MailTopic<MemberMail> = {
  sql: `(select jsonb_build_object('id', mail_tokens.id, 'purpose', purpose, 'memberId', members.id, 'email', coalesce(new_email, email))
    from mail_tokens join members on members.id = member_id
    where mail_tokens.id = (payload ->> 'mailTokenId')::uuid and members.state <> 'closed')`,
  isKept: false,
  samples: Object.fromEntries(
    MAIL_PURPOSES.map((purpose) => [
      purpose.replaceAll("_", " "),
      { ...SAMPLE_TO, id: SAMPLE_ID, purpose, memberId: 1 },
    ]),
  ),
  async write({ config, settings }, { id, purpose, memberId, email }) {
    const { name: storeName } = config.store;
    const words = memberMailWords[purpose];
    const subject = words.subject(storeName);
    const said = words.text(storeName);
    const text = purpose === "share_points" ? `${said} ${mailedCode({ settings }, id)}` : said;
    const link = pageAddress(settings, PAGES[purpose](memberId, mailToken({ settings }, id)));
    const card = html`<h1 style="${MAIL.h1}">${subject}</h1>
      <p style="${MAIL.paragraph}">${text}</p>
      ${mailButton(link, words.button)}`;
    return {
      to: email,
      subject,
      html: await mailFrame({
        language: spokenLocale(),
        subject,
        preview: text,
        storeName,
        card,
        footer: html`<p style="${MAIL.small}">${words.small}</p>`,
      }),
      text: [subject, text, link, words.small, storeName].join("\n\n") + "\n",
    };
  },
};
