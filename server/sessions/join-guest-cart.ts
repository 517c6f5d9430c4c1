import { sql } from "kysely";
import { joinLines, type LineToJoin } from "#rules/cart/join-lines.ts";
import type { Tx } from "../db/database.ts";

/** What a key of an order is signed for. */
interface LeftOrder {
  orderNumber: string;
  linkGeneration: number;
}

interface OpenCart {
  id: string;
  /** An unpaid order stays with the cart it was made from. */
  hasWaitingOrder: boolean;
}

/**
 * What a browser has as a guest becomes the member's: the lines of its open cart and that cart's unpaid order. Its token dies in the same transaction: whoever still
 * sends it gets a new one, and whoever was changing the cart beside us finds another version and begins again.
 * Answers the browser's latest orders that are not the account's: they stay the browser's, by their keys.
 */
export async function joinGuestCart(
  tx: Tx,
  { memberId, tokenSha256, now }: { memberId: number; tokenSha256: Uint8Array; now: Date },
): Promise<readonly LeftOrder[]> {
  // Two tabs of one browser, and two browsers of one member, come by one after the other.
  await sql`select from members where id = ${memberId} for update`.execute(tx);
  const guest = await lockOpenCart(tx, sql`token_sha256 = ${tokenSha256}`);
  const own = await lockOpenCart(tx, sql`member_id = ${memberId}`);
  if (guest)
    await sql`update orders set member_id = ${memberId}
      where cart_id = ${guest.id} and member_id is null and state = 'pending_payment'`.execute(tx);
  const leftOrders = await ordersLeft(tx, tokenSha256);
  if (guest && own && guest.id !== own.id) await joinCarts(tx, guest, own, now);
  await sql`update carts set token_sha256 = null, version = version + 1, changed_at = ${now},
      member_id = case when state = 'open' then ${memberId}::bigint else member_id end
    where token_sha256 = ${tokenSha256}`.execute(tx);
  return leftOrders;
}

async function lockOpenCart(tx: Tx, whose: ReturnType<typeof sql>): Promise<OpenCart | null> {
  const { rows } = await sql<OpenCart>`select id, exists (
      select from orders where cart_id = carts.id and orders.state = 'pending_payment'
    ) as "hasWaitingOrder"
    from carts where ${whose} and state = 'open' for update`.execute(tx);
  return rows[0] ?? null;
}

async function ordersLeft(tx: Tx, tokenSha256: Uint8Array): Promise<LeftOrder[]> {
  const { rows } = await sql<LeftOrder>`select order_number as "orderNumber", link_generation as "linkGeneration"
    from orders join carts on carts.id = orders.cart_id
    where carts.token_sha256 = ${tokenSha256} and orders.member_id is null and orders.state <> 'cancelled'
    order by orders.created_at desc limit 5`.execute(tx);
  return rows;
}

/** One of the two goes on with the lines of both; what the guest chose last (coupon or ID, voucher, address, shipping) goes before. */
async function joinCarts(tx: Tx, guest: OpenCart, own: OpenCart, now: Date): Promise<void> {
  const [stays, goes] = guest.hasWaitingOrder && !own.hasWaitingOrder ? [guest, own] : [own, guest];
  const { moved, changed } = joinLines(
    await linesOf(tx, stays.id),
    await linesOf(tx, goes.id),
    await availableIn(tx, [stays.id, goes.id]),
  );
  if (moved.length > 0)
    await tx.updateTable("cart_items").set({ cart_id: stays.id }).where("id", "in", moved).execute();
  for (const { id, quantity } of changed)
    await tx.updateTable("cart_items").set({ quantity }).where("id", "=", id).execute();
  await sql`update carts set version = carts.version + 1, changed_at = ${now},
      coupon_code = case when guest.id_verification is null then coalesce(guest.coupon_code,
        case when own.id_verification is null then own.coupon_code end) end,
      id_verification = case when guest.coupon_code is null then coalesce(guest.id_verification, own.id_verification) end,
      voucher_id = coalesce(guest.voucher_id, own.voucher_id),
      shipping_address = coalesce(guest.shipping_address, own.shipping_address),
      billing_address = case when guest.shipping_address is null then own.billing_address else guest.billing_address end,
      shipping_method_id =
        case when guest.shipping_address is null then own.shipping_method_id else guest.shipping_method_id end,
      confirmed_zip_code =
        case when guest.shipping_address is null then own.confirmed_zip_code else guest.confirmed_zip_code end
    from carts as guest, carts as own
    where carts.id = ${stays.id} and guest.id = ${guest.id} and own.id = ${own.id}`.execute(tx);
  // An order may still point to it; without one nobody would ever find it again.
  await sql`update carts set state = 'ordered', version = version + 1, changed_at = ${now}, shipping_address = null,
      billing_address = null, insurance = null, tax_answer = null where id = ${goes.id}`.execute(tx);
  await tx.deleteFrom("cart_items").where("cart_id", "=", goes.id).execute();
  await sql`delete from carts where id = ${goes.id} and not exists (select from orders where cart_id = carts.id)`.execute(
    tx,
  );
}

function linesOf(tx: Tx, cartId: string): Promise<LineToJoin[]> {
  return tx
    .selectFrom("cart_items")
    .select([
      "id",
      (eb) => eb.fn.coalesce("sku_id", eb.lit(0)).as("skuId"),
      "covers_line_id as coversLineId",
      "quantity",
      "warranty_id as warrantyId",
      "rush_service as rushService",
      "from_complete_your_purchase as fromCompleteYourPurchase",
      "build",
    ])
    .where("cart_id", "=", cartId)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
}

async function availableIn(tx: Tx, cartIds: readonly string[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ skuId: number; units: number }>`select distinct sku_id as "skuId",
      case policy when 'tracked' then greatest(0, on_hand - held) else 0 end as units
    from cart_items join stock using (sku_id)
    where cart_id in (${sql.join(cartIds)}) and policy <> 'unlimited'`.execute(tx);
  return new Map(rows.map(({ skuId, units }) => [skuId, units]));
}
