import { html } from "hono/html";
import { cents } from "#rules/money/cents.ts";
import { isEndingAddress } from "../members/is-ending-address.ts";
import { mailButton, mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import type { World } from "../world.ts";
import { alertLink, type AlertKind } from "./alerts-table.ts";
import { SAMPLE_ID, SAMPLE_PRODUCT, SAMPLE_TO } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { formatCents } = spoken.money;
const { alertMailWords, confirmMailWords, couponText } = spoken.emailAlerts;

interface AlertFacts {
  id: string;
  kind: AlertKind;
  email: string;
  /** Of the product; null for news. */
  product: { name: string; slug: string; skuId: number; priceCents: number; belowCents: number | null } | null;
  coupon: { code: string; kind: "amount" | "percent" | "free_shipping"; value: number; minimumSubtotal: number } | null;
}

const SAMPLE = {
  ...SAMPLE_TO,
  id: SAMPLE_ID,
  product: { ...SAMPLE_PRODUCT, belowCents: 135_000 },
  coupon: { code: "SPRING10", kind: "percent" as const, value: 10, minimumSubtotal: 50_000 },
};

/** What was waited for has happened. A row that is gone was ended meanwhile: nobody is written to. */
export const ALERT: MailTopic<AlertFacts> = {
  sql: `(select jsonb_build_object('id', alerts.id, 'kind', alerts.kind, 'email', alerts.email,
      'product', (select jsonb_build_object('name', products.name, 'slug', products.slug, 'skuId', skus.sku_id,
          'priceCents', skus.price_cents, 'belowCents', alerts.below_cents)
        from skus join products on products.id = skus.product_id where skus.sku_id = alerts.sku_id),
      'coupon', (select jsonb_build_object('code', code, 'kind', coupons.kind, 'value', value, 'minimumSubtotal', minimum_cents)
        from coupons where code = payload ->> 'couponCode'))
    from alerts where alerts.id = (payload ->> 'alertId')::uuid and not ${isEndingAddress("alerts.email")})`,
  isKept: false,
  samples: {
    "price drop": { ...SAMPLE, kind: "price_drop", coupon: null },
    coupon: { ...SAMPLE, kind: "coupon" },
    news: { ...SAMPLE, kind: "news", product: null },
  },
  write(world, { id, kind, email, product, coupon }) {
    const words = alertMailWords;
    const what = product?.name ?? "";
    const code = coupon
      ? { code: coupon.code, text: couponText({ ...coupon, minimumSubtotal: cents(coupon.minimumSubtotal) }) }
      : null;
    const said =
      kind === "price_drop" && product
        ? words.priceDrop(what, formatCents(cents(product.priceCents)), formatCents(cents(product.belowCents ?? 0)))
        : words.coupon(code?.code ?? "", code?.text ?? "", what);
    const link = product
      ? { to: pageAddress(world.settings, `/store/${product.slug}?sku=${product.skuId}`), text: words.see(what) }
      : { to: pageAddress(world.settings, "/"), text: words.visit };
    const small = kind === "news" ? words.goesOn : words.once;
    return composeAlert(world, { email, ...said, link, small, end: alertLink(world, id, "end") });
  },
};

/** The only mail to an address that somebody typed, until its owner says yes. */
export const NEWS_CONFIRMATION: MailTopic<{ id: string; email: string }> = {
  sql: `(select jsonb_build_object('id', id, 'email', email) from alerts
    where alerts.id = (payload ->> 'alertId')::uuid and confirmed_at is null)`,
  isKept: false,
  samples: { "asked for": { ...SAMPLE_TO, id: SAMPLE_ID } },
  write(world, { id, email }) {
    const words = confirmMailWords;
    const link = { to: alertLink(world, id, "confirm"), text: words.confirm };
    return composeAlert(world, {
      email,
      subject: words.subject(world.config.store.name),
      text: words.text,
      link,
      small: words.notYou,
      end: null,
    });
  },
};

interface AlertLetter {
  email: string;
  subject: string;
  text: string;
  link: { to: string; text: string };
  small: string;
  /** Where no more of it is asked for; null where nothing was agreed to yet. */
  end: string | null;
}

/** A letter about what somebody asked for, with the way to end it. */
export async function composeAlert(
  { config }: Pick<World, "config">,
  { email, subject, text, link, small, end }: AlertLetter,
) {
  const { name: storeName } = config.store;
  const card = html`<h1 style="${MAIL.h1}">${subject}</h1>
    <p style="${MAIL.paragraph}">${text}</p>
    ${mailButton(link.to, link.text)}`;
  const ending = end === null ? "" : html` <a href="${end}" style="color: inherit">${alertMailWords.end}</a>`;
  const footer = html`<p style="${MAIL.small}">${small}${ending}</p>`;
  const endLines = end === null ? [] : [`${alertMailWords.end}\n${end}`];
  return {
    to: email,
    subject,
    html: await mailFrame({ language: spokenLocale(), subject, preview: text, storeName, card, footer }),
    text: [subject, text, link.to, small, ...endLines, storeName].join("\n\n") + "\n",
  };
}
