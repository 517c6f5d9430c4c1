import { sql } from "kysely";
import type { getMyData as call } from "#contract/my-data.ts";
import type { MemberHandler } from "../http/route.ts";
import { noteSecurity } from "./security-log.ts";

type Section = { name: string; rows: (memberId: number) => ReturnType<typeof sql<Record<string, unknown>>> };

/**
 * What the store holds of a member, a section a table. Keys of the account itself (digests, sealed secrets, public keys) are
 * no facts about a person, and stay.
 */
const SECTIONS: readonly Section[] = [
  {
    name: "Account",
    rows: (id) => sql`select id, email, state, first_name, last_name, shipping_address, billing_address, receive_info,
      created_at, confirmed_at, changed_at from members where id = ${id}`,
  },
  {
    name: "Addresses",
    rows: (id) => sql`select label, address, is_default, created_at, changed_at
      from member_addresses where member_id = ${id} order by created_at`,
  },
  {
    name: "SavedLists",
    rows: (id) => sql`select name, shared_at, created_at from saved_lists where member_id = ${id} order by position`,
  },
  {
    name: "SavedItems",
    rows: (id) => sql`select saved_lists.name as list, sku_id, quantity, price_cents, saved_at
      from saved_items join saved_lists on saved_lists.id = list_id where member_id = ${id} order by position, saved_at`,
  },
  {
    name: "SavedBuilds",
    rows: (
      id,
    ) => sql`select saved_builds.name, sku_id, build, price_cents, saved_at, removed_at, below_cents, target_cents, created_at, told_at
      from saved_builds left join build_alerts on saved_build_id = saved_builds.id where member_id = ${id} order by saved_at`,
  },
  {
    name: "Orders",
    rows: (id) => sql`select order_number, state, email, shipping_address, billing_address, shipping_name,
      subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, voucher_cents, coupon_code,
      text_phone,
      text_agreed_at, text_ended_at, created_at
      from orders where member_id = ${id} order by created_at`,
  },
  {
    name: "OrderLines",
    rows: (id) => sql`select order_number, description, quantity, unit_cents, amount_cents
      from order_lines join orders on orders.id = order_id where member_id = ${id} order by order_number, position`,
  },
  {
    name: "SerialNumbers",
    rows: (id) => sql`select order_number, unit, name, serial, recorded_at
      from unit_serials join order_lines on order_lines.id = line_id join orders on orders.id = order_id
      where member_id = ${id} order by order_number, position, unit, part`,
  },
  {
    name: "ParcelNews",
    rows: (id) => sql`select order_number, tracking, parcel_news.at, news, place
      from parcel_news join orders on orders.id = order_id where member_id = ${id} order by order_number, parcel_news.at`,
  },
  {
    name: "OrderChanges",
    rows: (
      id,
    ) => sql`select order_number, number, order_revisions.state, reason, due_cents, order_revisions.total_cents,
      order_revisions.shipping_address, order_revisions.shipping_name, order_revisions.created_at
      from order_revisions join orders on orders.id = order_id where member_id = ${id} order by order_number, number`,
  },
  {
    name: "Cart",
    rows: (id) => sql`select sku_id, covers_line_id, quantity, warranty_id, rush_service, added_at
      from cart_items join carts on carts.id = cart_id where member_id = ${id} and state = 'open' order by added_at`,
  },
  {
    name: "LongerWarranties",
    rows: (
      id,
    ) => sql`select orders.order_number, covered.description, unit, months, longer_warranties.created_at, ended_at
      from longer_warranties join orders on orders.id = longer_warranties.order_id
        join order_lines as covered on covered.id = covered_line_id
      where member_id = ${id} order by longer_warranties.id`,
  },
  {
    name: "Points",
    rows: (id) => sql`select point_entries.kind, point_entries.points,
        case when orders.member_id = point_entries.member_id then order_number end as order_number, point_entries.at
      from point_entries left join orders on orders.id = order_id where point_entries.member_id = ${id} order by point_entries.id`,
  },
  {
    name: "CreatorApplication",
    rows: (id) => sql`select state, name, platform, url, audience, about, answer, created_at, changed_at
      from creator_applications where member_id = ${id}`,
  },
  {
    name: "MailTroubles",
    rows: (id) => sql`select bounced_at, complained_at, said, cleared_at from mail_troubles
      where email = (select lower(email) from members where id = ${id})`,
  },
  {
    name: "PointsCorrections",
    rows: (id) => sql`select points, reason, state, asked_at, decided_at
      from points_corrections where member_id = ${id} order by asked_at`,
  },
  {
    name: "TaxExemptions",
    rows: (
      id,
    ) => sql`select region, state, organisation, ground, certificate, expires_on, answer, created_at, changed_at
      from tax_exemptions where member_id = ${id} order by region`,
  },
  {
    name: "GroupProofs",
    rows: (id) => sql`select id_proofs.email, group_name, name, id_proofs.state, answer, id_proofs.created_at,
      id_proofs.changed_at
      from id_proofs join carts on carts.id = cart_id where member_id = ${id} order by id_proofs.created_at`,
  },
  {
    name: "ShareLink",
    rows: (id) => sql`select code, confirmed_at, created_at from share_links where member_id = ${id}`,
  },
  {
    name: "FriendsWhoOrdered",
    rows: (id) => sql`select points, at from share_rewards where member_id = ${id} order by at`,
  },
  {
    name: "Returns",
    rows: (id) => sql`select rma_number, order_number, rmas.state, rmas.wants, rmas.reason, rmas.told, rmas.answer,
      rmas.created_at
      from rmas join orders on orders.id = order_id where member_id = ${id} order by rmas.created_at`,
  },
  {
    name: "ReturnFiles",
    rows: (id) => sql`select rma_number, name, kind, added_at
      from rma_proofs join rmas on rmas.id = rma_id join orders on orders.id = order_id
      where member_id = ${id} order by added_at`,
  },
  {
    name: "ReturnMessages",
    rows: (id) => sql`select rma_number, case when staff_id is null then 'you' else 'store' end as wrote, text, at
      from rma_messages join rmas on rmas.id = rma_id join orders on orders.id = order_id
      where member_id = ${id} order by at`,
  },
  {
    name: "Reviews",
    rows: (
      id,
    ) => sql`select order_number, products.name as product, reviews.state, rating, author, headline, body, store_answer,
        store_answered_at, reviews.created_at
      from reviews join orders on orders.id = order_id join products on products.id = product_id
      where reviews.member_id = ${id} order by reviews.created_at`,
  },
  {
    name: "ReviewPictures",
    rows: (id) => sql`select products.name as product, width, height, added_at
      from review_pictures join reviews on reviews.id = review_id join products on products.id = product_id
      where member_id = ${id} order by added_at`,
  },
  {
    name: "ReviewInvites",
    rows: (id) => sql`select order_number, at
      from review_invites join orders on orders.id = order_id where member_id = ${id} order by at`,
  },
  {
    name: "Surveys",
    rows: (
      id,
    ) => sql`select order_number, order_surveys.rating, order_surveys.heard_from, order_surveys.comment, order_surveys.at
      from order_surveys join orders on orders.id = order_id where member_id = ${id} order by order_surveys.at`,
  },
  {
    name: "Alerts",
    rows: (id) => sql`select kind, sku_id, below_cents, target_cents, created_at, confirmed_at, told_at
      from alerts where email = (select lower(email) from members where id = ${id}) order by created_at`,
  },
  {
    name: "ToldAlerts",
    rows: (id) => sql`select kind, sku_id, below_cents, target_cents, asked_at, told_at
      from told_alerts where member_id = ${id} order by id`,
  },
  {
    name: "StockNotices",
    rows: (id) => sql`select sku_id, created_at
      from stock_notices where email = (select lower(email) from members where id = ${id}) order by created_at`,
  },
  {
    name: "GiftVouchers",
    rows: (id) => sql`select last4, balance_cents, issued_at, expires_at, ended_at
      from vouchers where lower(issued_to) = (select lower(email) from members where id = ${id}) order by id`,
  },
  {
    name: "Sessions",
    rows: (id) => sql`select browser, system, network, keeps, created_at, used_at, ends_at
      from member_sessions where member_id = ${id} order by created_at`,
  },
  {
    name: "Passkeys",
    rows: (id) => sql`select browser, system, created_at, used_at from passkeys where member_id = ${id}`,
  },
  {
    name: "LinkedProviders",
    rows: (id) => sql`select provider, subject, email, linked_at from member_identities where member_id = ${id}`,
  },
  {
    name: "TwoFactor",
    rows: (id) => sql`select begun_at, confirmed_at from two_factors where member_id = ${id}`,
  },
  {
    name: "SecurityEvents",
    rows: (id) => sql`select name, detail, at from security_events where member_id = ${id} order by id`,
  },
];

/** All of it as one JSON, made when it is asked for and kept by nobody. */
export const getMyData: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { memberId } = principal;
  const Data: Record<string, Record<string, unknown>[]> = {};
  for (const { name, rows } of SECTIONS) {
    const found = await rows(memberId).execute(world.db.queries);
    Data[name] = found.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])),
    );
  }
  await noteSecurity(world, world.db.queries, "data_taken", { principal, memberId });
  return { reply: { Success: true as const, TakenAt: world.now().toISOString(), Data } };
};

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
