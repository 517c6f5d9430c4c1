import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { KeptIdVerification } from "#rules/discounts/id-groups.ts";
import type { AddressCheck } from "#rules/address/address-suggestion.ts";
import type { AskedTax } from "#rules/tax/asked-tax.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { NotNull } from "kysely";
import type { Queries, Tx } from "../db/database.ts";

/** The open cart of a visitor, without its lines. */
export interface CartRow {
  id: string;
  /** Null while nobody has signed in on it. */
  memberId: number | null;
  /** Grows with each change, so that a checkout knows what it was bound to. */
  version: number;
  /** Null with an ID verification: each takes the other's place (S295, S296). */
  couponCode: string | null;
  idVerification: KeptIdVerification | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: BillingAddress | null;
  shippingMethodId: number | null;
  /** The ZIP or postal code our table does not know and the shopper says is right. */
  confirmedZipCode: string | null;
  /** What a service said of the address, and what its buyer made of that. */
  addressCheck: AddressCheck;
  /** Points the member wants to spend on it. */
  usedPoints: number;
  /** A gift voucher that pays what there is on it. */
  voucherId: number | null;
  /** Bought without sales tax where its member is approved for that. */
  taxExempt: boolean;
  /** Graphics cards that may travel in a box of their own do. */
  cardsApart: boolean;
  /** The insurer's latest quote for it; null before one is asked for. */
  insurance: CartInsurance | null;
  /** A tax provider's latest answer for it; null before one is asked. */
  taxAnswer: CartTax | null;
}

/** What a tax provider answered for a cart, and for what. */
export interface CartTax {
  /** Of the question: another place or another sum is another one. */
  questionSha256: string;
  /** ISO 8601. */
  answeredAt: string;
  answer: AskedTax;
}

/** What the insurer asked for insuring a cart's parcels, and whether its buyer wants that. */
export interface CartInsurance {
  quoteId: string;
  premiumCents: number;
  /** What it was quoted for: another value or place needs another quote. */
  insuredCents: number;
  country: "US" | "CA";
  postalCode: string;
  /** ISO 8601. */
  endsAt: string;
  isChosen: boolean;
}

export interface ItemRow {
  id: string;
  skuId: number;
  quantity: number;
  warrantyId: number;
  rushService: RushService;
  fromCompleteYourPurchase: boolean;
  /** Of a longer warranty: the line of an order that it is for. Its SKU is 0. */
  coversLineId: number | null;
  /** Code of the parts that were chosen for a PC; empty for what is sold as it stands. */
  build: string;
}

/** What a cart's line and an order's line have in common: the same SKU with the same parts. */
export interface BoughtChoice {
  skuId: number;
  build: string;
}

/** What nobody has chosen anything for. */
export const PLAIN = {
  warrantyId: 0,
  rushService: "none",
  fromCompleteYourPurchase: false,
  coversLineId: null,
  build: "",
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
 * Keeps a quote that nobody has chosen: it changes no price, so the cart stays the version it is, and whoever goes on
 * meanwhile is not stopped. A change of the cart that was loaded before it may forget it.
 */
export async function keepQuote(
  queries: Queries,
  { id, version }: Pick<CartRow, "id" | "version">,
  insurance: CartInsurance | null,
): Promise<void> {
  await queries
    .updateTable("carts")
    .set({ insurance: insurance && JSON.stringify(insurance) })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "open")
    .execute();
}

/**
 * The order of this cart is paid, and the cart is still open: the shopper has changed it since the order was made, and it
 * stays with what was not bought. One that is closed is left alone.
 */
export async function takeBoughtOut(
  tx: Tx,
  order: { id: string; cartId: string; bought: () => Promise<readonly (BoughtChoice & { quantity: number })[]> },
  now: Date,
): Promise<void> {
  // First, because whoever changes the cart now must wait for the version.
  const changed = await tx
    .updateTable("carts")
    // Its quote was for all of it, and may be bought by now.
    .set((eb) => ({ version: eb("version", "+", 1), insurance: null, changed_at: now }))
    .where("id", "=", order.cartId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return;
  await tx
    .deleteFrom("cart_items")
    .where("cart_id", "=", order.cartId)
    .where("covers_line_id", "in", (eb) =>
      eb
        .selectFrom("order_lines")
        .select("order_lines.covers_line_id")
        .where("order_id", "=", order.id)
        .where("order_lines.covers_line_id", "is not", null),
    )
    .execute();
  const items = await tx
    .selectFrom("cart_items")
    .select(["id", "sku_id", "quantity", "build"])
    .where("cart_id", "=", order.cartId)
    .where("sku_id", "is not", null)
    .$narrowType<{ sku_id: NotNull }>()
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  const bought = new Map<string, number>();
  for (const { skuId, build, quantity } of await order.bought())
    bought.set(`${skuId} ${build}`, (bought.get(`${skuId} ${build}`) ?? 0) + quantity);
  for (const item of items) {
    const choice = `${item.sku_id} ${item.build}`;
    const taken = Math.min(item.quantity, bought.get(choice) ?? 0);
    bought.set(choice, (bought.get(choice) ?? 0) - taken);
    if (taken === item.quantity) await tx.deleteFrom("cart_items").where("id", "=", item.id).execute();
    else if (taken > 0)
      await tx
        .updateTable("cart_items")
        .set({ quantity: item.quantity - taken })
        .where("id", "=", item.id)
        .execute();
  }
}
