import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { mailButton, mailFrame } from "./mail-frame.ts";
import { MAIL } from "./mail-styles.ts";
import type { MailTopic } from "./mail-topic.ts";
import { voucherCodeOf } from "../vouchers/voucher-secrets.ts";
import { SAMPLE_MOMENT, SAMPLE_TO } from "./sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { momentText } = spoken.moments;
const { formatCents } = spoken.money;
const { voucherMailWords } = spoken.vouchers;

interface VoucherMail {
  email: string;
  amountCents: number;
  expiresAt: string | null;
  /** What the code is made of, with the store's secret. */
  salt: string;
}

/** The only mail with a voucher's code in it. The code is made while it is sent, and the mail is not kept. */
export const GIFT_VOUCHER: MailTopic<VoucherMail> = {
  sql: `(select jsonb_build_object('email', issued_to, 'amountCents', cents, 'expiresAt', expires_at,
      'salt', payload ->> 'salt')
    from vouchers join voucher_entries on voucher_id = vouchers.id and kind = 'issue'
    where vouchers.id = (payload ->> 'voucherId')::bigint and issued_to is not null and ended_at is null)`,
  isKept: false,
  samples: {
    "with an end": { ...SAMPLE_TO, amountCents: 10_000, expiresAt: SAMPLE_MOMENT, salt: "sample" },
    "without an end": { ...SAMPLE_TO, amountCents: 10_000, expiresAt: null, salt: "sample" },
  },
  async write({ config, settings }, { email, amountCents, expiresAt, salt }) {
    const { name: storeName, supportEmail, supportPhone } = config.store;
    const words = voucherMailWords;
    const amount = formatCents(cents(amountCents));
    const subject = words.subject(amount, storeName);
    const code = voucherCodeOf({ settings }, salt);
    const { timeZone } = config.shipping.warehouse;
    const end = expiresAt === null ? words.noEnd : words.until(momentText(new Date(expiresAt).toISOString(), timeZone));
    const questions = words.questions(supportEmail, supportPhone);
    const card = html`<h1 style="${MAIL.h1}">${words.title(amount)}</h1>
      <p style="${MAIL.paragraph}">${words.lead}</p>
      <p style="${MAIL.h2}">${code}</p>
      <p style="${MAIL.paragraph}">${words.how} ${end}</p>
      <p style="${MAIL.paragraph}">${words.keep}</p>
      ${mailButton(pageAddress(settings, "/"), words.shop)}`;
    return {
      to: email,
      subject,
      html: await mailFrame({
        language: spokenLocale(),
        subject,
        preview: words.preview,
        storeName,
        card,
        footer: html`<p style="${MAIL.small}">${questions}</p>`,
      }),
      text:
        [
          words.title(amount),
          words.lead,
          code,
          `${words.how} ${end}`,
          words.keep,
          pageAddress(settings, "/"),
          questions,
          storeName,
        ].join("\n\n") + "\n",
    };
  },
};
