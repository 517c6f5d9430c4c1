import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { Tx } from "../db/database.ts";

/** The open cart of a visitor, without its lines. */
export interface CartRow {
  id: string;
  /** Null while nobody has signed in on it. */
  memberId: number | null;
  /** Grows with each change, so that a checkout knows what it was bound to. */
  version: number;
  couponCode: string | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: BillingAddress | null;
  shippingMethodId: number | null;
  /** The ZIP or postal code our table does not know and the shopper says is right. */
  confirmedZipCode: string | null;
  /** Points the member wants to spend on it. */
  usedPoints: number;
  /** Bought without sales tax where its member is approved for that. */
  taxExempt: boolean;
}

export interface ItemRow {
  id: string;
  skuId: number;
  quantity: number;
  warrantyId: number;
  rushService: RushService;
  fromCompleteYourPurchase: boolean;
}

/** What nobody has chosen anything for. */
export const PLAIN = {
  warrantyId: 0,
  rushService: "none",
  fromCompleteYourPurchase: false,
} as const satisfies Partial<ItemRow>;

/** Locks a cart until the transaction ends; false when it is no longer open, or no longer what was loaded. */
export async function lockCart(tx: Tx, { id, version }: Pick<CartRow, "id" | "version">): Promise<boolean> {
  const row = await tx
    .selectFrom("carts")
    .select("id")
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The order of this cart is paid: the cart closes, and the visitor's next one is fresh. When the shopper has changed
 * it since the order was made, it stays open with what was not bought.
 */
export async function closeCart(
  tx: Tx,
  order: { cartId: string; cartVersion: number; units: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const closed = await tx
    .updateTable("carts")
    .set({ state: "ordered", changed_at: now })
    .where("id", "=", order.cartId)
    .where("version", "=", order.cartVersion)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 1n) return;
  // First, because whoever changes the cart now must wait for the version.
  await tx
    .updateTable("carts")
    .set((eb) => ({ version: eb("version", "+", 1), changed_at: now }))
    .where("id", "=", order.cartId)
    .execute();
  const items = await tx
    .selectFrom("cart_items")
    .select(["id", "sku_id", "quantity"])
    .where("cart_id", "=", order.cartId)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  const bought = new Map(order.units);
  for (const item of items) {
    const taken = Math.min(item.quantity, bought.get(item.sku_id) ?? 0);
    bought.set(item.sku_id, (bought.get(item.sku_id) ?? 0) - taken);
    if (taken === item.quantity) await tx.deleteFrom("cart_items").where("id", "=", item.id).execute();
    else if (taken > 0)
      await tx
        .updateTable("cart_items")
        .set({ quantity: item.quantity - taken })
        .where("id", "=", item.id)
        .execute();
  }
}
