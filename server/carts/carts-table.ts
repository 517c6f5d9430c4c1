import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Principal, Shopper } from "../http/principal.ts";
import { owns } from "./owns.ts";

/** The open cart of a visitor, without its lines. */
export interface CartRow {
  id: string;
  /** Null while nobody has signed in on it. */
  memberId: string | null;
  version: number;
  couponCode: string | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: BillingAddress | null;
  shippingMethodId: number | null;
  /** The ZIP or postal code our table does not know and the shopper says is right. */
  confirmedZipCode: string | null;
}

const CART_COLUMNS = [
  "id",
  "member_id",
  "version",
  "coupon_code",
  "shipping_address",
  "billing_address",
  "shipping_method_id",
  "confirmed_zip_code",
] as const;

const ITEM_COLUMNS = ["id", "sku_id", "quantity", "warranty_id", "from_complete_your_purchase"] as const;

/** The visitor's open cart; null without a cookie, for a foreign token, and after the cart was ordered. */
export async function findOpenCart(queries: Queries | Tx, principal: Principal): Promise<CartRow | null> {
  const row = await queries
    .selectFrom("carts")
    .select(CART_COLUMNS)
    .where(owns(principal))
    .where("state", "=", "open")
    .orderBy("created_at")
    .executeTakeFirst();
  return row ? toCartRow(row) : null;
}

/** The same, locked until the transaction ends: every change of a cart goes one after the other. */
export async function lockOpenCart(tx: Tx, principal: Principal): Promise<CartRow | null> {
  const row = await tx
    .selectFrom("carts")
    .select(CART_COLUMNS)
    .where(owns(principal))
    .where("state", "=", "open")
    .orderBy("created_at")
    .forUpdate()
    .executeTakeFirst();
  return row ? toCartRow(row) : null;
}

/** True when the visitor's token is one we gave out: a made-up one gets a new token instead of a cart of its choosing. */
export async function knowsToken(queries: Queries | Tx, { cartTokenSha256 }: Shopper): Promise<boolean> {
  if (!cartTokenSha256) return false;
  const row = await queries
    .selectFrom("carts")
    .select("id")
    .where("token_sha256", "=", cartTokenSha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a cart under the token; null when another request has just opened it. */
export async function insertOpenCart(
  tx: Tx,
  cart: { id: string; tokenSha256: Uint8Array; memberId: string | null; now: Date },
): Promise<CartRow | null> {
  const row = await tx
    .insertInto("carts")
    .values({
      id: cart.id,
      token_sha256: cart.tokenSha256,
      member_id: cart.memberId,
      created_at: cart.now,
      changed_at: cart.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(CART_COLUMNS)
    .executeTakeFirst();
  return row ? toCartRow(row) : null;
}

/** Adds to the line of the same SKU and choices, or makes one. Returns the line after it. */
export async function addItem(
  tx: Tx,
  item: {
    id: string;
    cartId: string;
    skuId: number;
    quantity: number;
    warrantyId: number;
    fromCompleteYourPurchase: boolean;
    now: Date;
  },
): Promise<ItemRow> {
  const row = await tx
    .insertInto("cart_items")
    .values({
      id: item.id,
      cart_id: item.cartId,
      sku_id: item.skuId,
      quantity: item.quantity,
      warranty_id: item.warrantyId,
      from_complete_your_purchase: item.fromCompleteYourPurchase,
      added_at: item.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "sku_id", "warranty_id", "from_complete_your_purchase"])
        .doUpdateSet((eb) => ({ quantity: eb("cart_items.quantity", "+", eb.ref("excluded.quantity")) })),
    )
    .returning(ITEM_COLUMNS)
    .executeTakeFirstOrThrow();
  return toItemRow(row);
}

export interface ItemRow {
  id: string;
  skuId: number;
  quantity: number;
  warrantyId: number;
  fromCompleteYourPurchase: boolean;
}

/** The lines of a cart that `lockOpenCart` or `findOpenCart` gave, so never a foreign one. */
export async function itemsOf(queries: Queries | Tx, cart: Pick<CartRow, "id">): Promise<ItemRow[]> {
  const rows = await queries
    .selectFrom("cart_items")
    .select(ITEM_COLUMNS)
    .where("cart_id", "=", cart.id)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  return rows.map(toItemRow);
}

export async function setQuantity(tx: Tx, cart: CartRow, itemId: string, quantity: number): Promise<void> {
  await tx
    .updateTable("cart_items")
    .set({ quantity })
    .where("id", "=", itemId)
    .where("cart_id", "=", cart.id)
    .execute();
}

export async function setWarranty(tx: Tx, cart: CartRow, itemId: string, warrantyId: number): Promise<void> {
  await tx
    .updateTable("cart_items")
    .set({ warranty_id: warrantyId })
    .where("id", "=", itemId)
    .where("cart_id", "=", cart.id)
    .execute();
}

export async function deleteItem(tx: Tx, cart: CartRow, itemId: string): Promise<void> {
  await tx.deleteFrom("cart_items").where("id", "=", itemId).where("cart_id", "=", cart.id).execute();
}

/** What a change of a cart may write; the version grows with each, so that a checkout knows what it was bound to. */
export interface CartChange {
  couponCode?: string | null;
  shippingAddress?: ShippingAddress;
  billingAddress?: BillingAddress | null;
  shippingMethodId?: number | null;
  confirmedZipCode?: string | null;
}

/** Saves the change as the next version, and returns the cart as it is then. */
export async function saveCart(tx: Tx, cart: CartRow, change: CartChange, now: Date): Promise<CartRow> {
  await tx
    .updateTable("carts")
    .set({
      version: cart.version + 1,
      changed_at: now,
      ...(change.couponCode !== undefined && { coupon_code: change.couponCode }),
      ...(change.shippingAddress !== undefined && { shipping_address: JSON.stringify(change.shippingAddress) }),
      ...(change.billingAddress !== undefined && {
        billing_address: change.billingAddress && JSON.stringify(change.billingAddress),
      }),
      ...(change.shippingMethodId !== undefined && { shipping_method_id: change.shippingMethodId }),
      ...(change.confirmedZipCode !== undefined && { confirmed_zip_code: change.confirmedZipCode }),
    })
    .where("id", "=", cart.id)
    .execute();
  return { ...cart, ...change, version: cart.version + 1 };
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
  const items = await itemsOf(tx, { id: order.cartId });
  const bought = new Map(order.units);
  for (const item of items) {
    const taken = Math.min(item.quantity, bought.get(item.skuId) ?? 0);
    bought.set(item.skuId, (bought.get(item.skuId) ?? 0) - taken);
    if (taken === item.quantity) await tx.deleteFrom("cart_items").where("id", "=", item.id).execute();
    else if (taken > 0)
      await tx
        .updateTable("cart_items")
        .set({ quantity: item.quantity - taken })
        .where("id", "=", item.id)
        .execute();
  }
  await tx
    .updateTable("carts")
    .set((eb) => ({ version: eb("version", "+", 1), changed_at: now }))
    .where("id", "=", order.cartId)
    .execute();
}

interface SelectedItem {
  id: string;
  sku_id: number;
  quantity: number;
  warranty_id: number;
  from_complete_your_purchase: boolean;
}

function toItemRow(row: SelectedItem): ItemRow {
  return {
    id: row.id,
    skuId: row.sku_id,
    quantity: row.quantity,
    warrantyId: row.warranty_id,
    fromCompleteYourPurchase: row.from_complete_your_purchase,
  };
}

interface SelectedCart {
  id: string;
  member_id: string | null;
  version: number;
  coupon_code: string | null;
  shipping_address: unknown;
  billing_address: unknown;
  shipping_method_id: number | null;
  confirmed_zip_code: string | null;
}

/** Addresses were checked by the contract when they were saved, so the column's shape is ours. */
function toCartRow(row: SelectedCart): CartRow {
  return {
    id: row.id,
    memberId: row.member_id,
    version: row.version,
    couponCode: row.coupon_code,
    shippingAddress: row.shipping_address as ShippingAddress | null,
    billingAddress: row.billing_address as BillingAddress | null,
    shippingMethodId: row.shipping_method_id,
    confirmedZipCode: row.confirmed_zip_code,
  };
}
