import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { isEndingAddress } from "../members/is-ending-address.ts";
import { mailButton, mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { SAMPLE_PRODUCT, SAMPLE_TO } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { formatCents } = spoken.money;
const { stockNoticeWords } = spoken.notify;

interface StockNotice {
  email: string;
  product: string;
  slug: string;
  skuId: number;
  priceCents: number;
}

/**
 * "It is back": the product, its price today, and that this was the only mail. The outbox row holds only the notice's
 * number, so nothing else has to be forgotten; a notice that is gone was told, or withdrawn.
 */
export const STOCK_NOTICE: MailTopic<StockNotice> = {
  sql: `(select jsonb_build_object('email', stock_notices.email, 'product', products.name, 'slug', products.slug,
      'skuId', skus.sku_id, 'priceCents', skus.price_cents)
    from stock_notices
    join skus on skus.sku_id = stock_notices.sku_id
    join products on products.id = skus.product_id
    where stock_notices.id = (payload ->> 'noticeId')::bigint and not ${isEndingAddress("stock_notices.email")})`,
  isKept: false,
  samples: { back: { ...SAMPLE_TO, ...SAMPLE_PRODUCT, product: SAMPLE_PRODUCT.name } },
  async write({ config, settings }, { email, product, slug, skuId, priceCents }) {
    const { name: storeName } = config.store;
    const subject = stockNoticeWords.subject(product);
    const facts = stockNoticeWords.facts(formatCents(cents(priceCents)));
    const link = pageAddress(settings, `/store/${slug}?sku=${skuId}`);
    const card = html`<h1 style="${MAIL.h1}">${subject}</h1>
      <p style="${MAIL.paragraph}">${facts}</p>
      ${mailButton(link, stockNoticeWords.see(product))}`;
    const footer = html`<p style="${MAIL.small}">${stockNoticeWords.once}</p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: facts, storeName, card, footer }),
      text: [subject, facts, link, stockNoticeWords.once, storeName].join("\n\n") + "\n",
    };
  },
};
