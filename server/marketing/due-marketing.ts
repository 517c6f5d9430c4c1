import { sql } from "kysely";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

/** Older news is of no use to anybody; shorter than this, an outage of the service loses nothing. */
const WITHIN_DAYS = 3;
const DAY_MS = 86_400_000;

export const TELL_ORDERS = "market-orders";
export const TELL_CARTS = "market-carts";
export const FORGET_CARTS = "forget-market-carts";

/** An open cart that the service has not, or not as it is now. */
export interface DueCart {
  cartId: string;
  memberId: number | null;
  /** Hex of the SHA-256 of a guest's token. */
  token: string | null;
  version: number;
  email: string;
  phone: string;
}

/** A paid order that the service was not told of. */
export interface DueOrder {
  orderId: string;
  orderNumber: string;
  cartId: string;
  email: string;
  phone: string;
  totalCents: number;
  createdAt: string;
  /** Whether the service was told of the cart, or may have been. */
  isCartTold: boolean;
  lines: { id: number; skuId: number; title: string; unitCents: number; quantity: number; picture: string }[];
}

export interface DueMarketing {
  orders: DueOrder[];
  carts: DueCart[];
  /** Carts that the service should forget: bought, emptied, gone, or of somebody who wants no such mail any more. */
  gone: string[];
}

const isNewsReader = (email: string) =>
  `exists (select from alerts where kind = 'news' and alerts.email = lower(${email}) and alerts.confirmed_at is not null)`;

/**
 * Whether somebody may be written to about a cart. A member who asked for mail about offers, in the account or as a reader
 * of the news; a guest by the address typed at checkout (S360), unless it is of a member who did not ask, or wanted no
 * more mail of that kind.
 */
const mayBeToldOf = (memberId: string, email: string) => `case when ${memberId} is not null then exists (
      select from members where members.id = ${memberId} and members.state = 'active'
        and (members.receive_info or ${isNewsReader("members.email")})
    ) else ${email} <> '' and not exists (
      select from review_invite_ends where email_sha256 = sha256(convert_to(lower(${email}), 'UTF8'))
    ) and not exists (
      select from members where lower(members.email) = lower(${email}) and (members.state = 'closing'
        or members.state = 'active' and not (members.receive_info or ${isNewsReader("members.email")}))
    ) end`;

const KNOWN = `carts.state = 'open' and (carts.member_id is not null or carts.shipping_address is not null)
      and exists (select from cart_items where cart_id = carts.id and sku_id is not null)
      and ${mayBeToldOf("carts.member_id", "coalesce(carts.shipping_address ->> 'Email', '')")}`;

/** What the service does not know yet, a batch of each: one statement. Test orders are none of its business. */
export async function findDueMarketing(world: Pick<World, "db" | "now">): Promise<DueMarketing> {
  const at = world.now();
  const since = new Date(at.getTime() - WITHIN_DAYS * DAY_MS);
  const { rows } = await sql<DueMarketing>`
    with bought as (
      select orders.id, order_number, orders.cart_id, email, shipping_address ->> 'ContactNumber' as phone, total_cents,
        orders.created_at, paid_at
      from orders left join marketing_orders on marketing_orders.order_id = orders.id
      where paid_at is not null and not test_mode and paid_at > ${since} and sent_at is null
        and exists (select from order_lines where order_id = orders.id and sku_id is not null)
        and ${sql.raw(mayBeToldOf("orders.member_id", "orders.email"))}
    ),
    due_order as (
      select bought.id as "orderId", order_number as "orderNumber", cart_id as "cartId", email,
        coalesce(phone, '') as phone, total_cents as "totalCents", created_at as "createdAt",
        exists (select from marketing_carts where marketing_carts.cart_id = bought.cart_id) as "isCartTold",
        (
          select json_agg(json_build_object('id', id, 'skuId', sku_id, 'title', description, 'unitCents', unit_cents,
            'quantity', quantity, 'picture', picture) order by position)
          from order_lines where order_id = bought.id and sku_id is not null
        ) as lines
      from bought where ${mayBeTried(world, TELL_ORDERS, sql.ref("order_number"))}
      order by paid_at limit ${RECORDS_AT_ONCE}
    ),
    due_cart as (
      select carts.id as "cartId", carts.member_id as "memberId", encode(carts.token_sha256, 'hex') as token,
        carts.version,
        coalesce(members.email, carts.shipping_address ->> 'Email') as email,
        coalesce(carts.shipping_address ->> 'ContactNumber', members.shipping_address ->> 'ContactNumber', '') as phone
      from carts left join members on members.id = carts.member_id
        left join marketing_carts as told on told.cart_id = carts.id
      where carts.changed_at > ${since} and (told.cart_id is null or told.version <> carts.version)
        and ${mayBeTried(world, TELL_CARTS, sql.ref("carts.id"))}
        and not exists (select from bought where bought.cart_id = carts.id) and ${sql.raw(KNOWN)}
      order by carts.changed_at limit ${RECORDS_AT_ONCE}
    ),
    gone as (
      select told.cart_id from marketing_carts as told left join carts on carts.id = told.cart_id
      where ${mayBeTried(world, FORGET_CARTS, sql.ref("told.cart_id"))}
        and not exists (select from bought where bought.cart_id = told.cart_id)
        and (carts.id is null or not (${sql.raw(KNOWN)}))
      limit ${RECORDS_AT_ONCE}
    )
    select (select coalesce(json_agg(due_order), '[]') from due_order) as orders,
      (select coalesce(json_agg(due_cart), '[]') from due_cart) as carts,
      (select coalesce(json_agg(cart_id), '[]') from gone) as gone`.execute(world.db.queries);
  const [due] = rows;
  if (!due) throw new Error("A select without a from answers one row");
  return due;
}
