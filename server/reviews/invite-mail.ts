import { html } from "hono/html";
import { mailButton, mailFrame } from "../mail/mail-frame.ts";
import { MAIL } from "../mail/mail-styles.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { type KeyedOrder, orderKey } from "../orders/order-key.ts";
import type { World } from "../world.ts";
import { endInvitesLink } from "./invite-key.ts";
import { SAMPLE_ID, SAMPLE_LINK, SAMPLE_MOMENT, SAMPLE_PRODUCT } from "../mail/sample-facts.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { reviewInviteMailWords: words } = spoken.reviewInvites;

interface InviteFacts extends KeyedOrder {
  id: string;
  email: string;
  /** What was bought, each once. */
  names: string[];
  askedAt: string;
}

/** The link opens its order so long. */
const LINK_DAYS = 60;

/** "How is it?": asked once after delivery. An order that was given back since, or an address that wants none, gets none. */
export const REVIEW_INVITE: MailTopic<InviteFacts> = {
  sql: `(select jsonb_build_object('id', orders.id, 'email', email, 'orderNumber', order_number,
      'linkGeneration', link_generation, 'askedAt', review_invites.at, 'names', (
        select coalesce(jsonb_agg(distinct products.name), '[]')
        from order_lines join skus using (sku_id) join products on products.id = skus.product_id
        where order_lines.order_id = orders.id and exists (
          select from line_units where line_id = order_lines.id and greatest(shipped, kept) > 0)))
    from orders join review_invites on review_invites.order_id = orders.id
    where orders.id = (payload ->> 'orderId')::uuid and state = 'delivered'
      and not exists (select from review_invite_ends where email_sha256 = sha256(convert_to(lower(email), 'UTF8'))))`,
  isKept: false,
  samples: {
    "one product": { ...SAMPLE_LINK, id: SAMPLE_ID, names: [SAMPLE_PRODUCT.name], askedAt: SAMPLE_MOMENT },
  },
  async write(world, { id, email, names, askedAt, ...order }) {
    const { name: storeName } = world.config.store;
    const [first = order.orderNumber] = names;
    const subject = words.subject(first, names.length - 1);
    const link = writeLink(world, order, new Date(Date.parse(askedAt) + LINK_DAYS * 86_400_000));
    const end = endInvitesLink(world, id);
    const card = html`<h1 style="${MAIL.h1}">${words.title}</h1>
      <p style="${MAIL.paragraph}">${words.lead(names)}</p>
      ${mailButton(link, words.write)}`;
    const footer = html`<p style="${MAIL.small}">
      ${words.once} <a href="${end}" style="color: inherit">${words.end}</a>
    </p>`;
    return {
      to: email,
      subject,
      html: await mailFrame({ language: spokenLocale(), subject, preview: words.lead(names), storeName, card, footer }),
      text: [words.title, words.lead(names), link, words.once, `${words.end}\n${end}`, storeName].join("\n\n") + "\n",
    };
  },
};

function writeLink(world: Pick<World, "settings">, order: KeyedOrder, until: Date): string {
  const query = new URLSearchParams({ order: order.orderNumber, key: orderKey(world, order, "link", until) });
  return pageAddress(world.settings, `/review/write-review?${query.toString()}`);
}
