import { sql } from "kysely";
import type { listOwnVouchers as call, OwnVoucher } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";

/** Far more than anybody's; the oldest are left out. */
const MOST = 200;

/** By one statement. Of a code nothing is kept but its last four signs. */
export const listOwnVouchers: MemberHandler<typeof call> = async ({ world, principal }) => {
  const found = await findOwn(world, principal.memberId);
  return {
    reply: {
      Success: true,
      Vouchers: found.map((voucher) => view(voucher, world.now())),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

interface Found {
  last4: string;
  isGiven: boolean;
  issued: number;
  balance: number;
  issuedAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  orders: { number: string; cents: number }[];
  elsewhere: number;
}

/**
 * Those whose code was mailed to the address that the member has confirmed, and those that an order of theirs holds or was
 * paid with: whoever did so has the code. What came back of an order is not spent there.
 */
async function findOwn({ db }: World, memberId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with given as (
      select vouchers.id from vouchers join members on lower(vouchers.issued_to) = lower(members.email)
      where members.id = ${memberId} and members.state = 'active'
    ),
    spent as (
      select voucher_entries.voucher_id, orders.id as order_id, order_number, -sum(voucher_entries.cents)::bigint as cents
      from orders join voucher_entries on voucher_entries.order_id = orders.id
      where orders.member_id = ${memberId} and orders.voucher_id is not null and orders.state <> 'cancelled'
      group by voucher_entries.voucher_id, orders.id
    )
    select last4, issued_at as "issuedAt", expires_at as "expiresAt", ended_at as "endedAt", balance_cents as balance,
      vouchers.id in (select id from given) as "isGiven",
      (select cents from voucher_entries where voucher_id = vouchers.id and kind = 'issue') as issued,
      (
        select coalesce(jsonb_agg(jsonb_build_object('number', order_number, 'cents', spent.cents) order by order_number), '[]')
        from spent where spent.voucher_id = vouchers.id and spent.cents > 0
      ) as orders,
      (
        select coalesce(-sum(cents), 0)::bigint from voucher_entries
        where voucher_id = vouchers.id and order_id is not null
          and order_id not in (select order_id from spent)
      ) as elsewhere
    from vouchers
    where id in (select id from given union select voucher_id from spent)
    order by id desc limit ${MOST}`.execute(db.queries);
  return rows;
}

function view(voucher: Found, now: Date): OwnVoucher {
  const { last4, isGiven, issuedAt, expiresAt } = voucher;
  const money = (amount: number) => toWireMoney(cents(amount));
  return {
    Last4: last4,
    IsGiven: isGiven,
    State: stateOf(voucher, now),
    Issued: money(voucher.issued),
    Balance: money(voucher.balance),
    IssuedAt: issuedAt.toISOString(),
    ExpiresAt: expiresAt?.toISOString() ?? null,
    Orders: voucher.orders.map((order) => ({ OrderNumber: order.number, Amount: money(order.cents) })),
    Elsewhere: money(voucher.elsewhere),
  };
}

function stateOf({ endedAt, expiresAt, balance }: Found, now: Date): OwnVoucher["State"] {
  if (endedAt) return "ended";
  if (expiresAt && expiresAt <= now) return "over";
  return balance > 0 ? "usable" : "spent";
}
