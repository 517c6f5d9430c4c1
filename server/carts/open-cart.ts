import { holds, HotStatement } from "../db/hot-statement.ts";
import { COMMITS_LAZILY } from "../db/lazy-commit.ts";
import type { World } from "../world.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { withAdded } from "./cart-lines.ts";
import { type ItemRow, PLAIN } from "./carts-table.ts";
import { SKU_NOW, type SkuNow } from "./cart-statement.ts";
import { type LoadedCart, NO_CART } from "./load-cart.ts";
import { sellableSkus } from "./sellable-skus.ts";

const OPEN_CART = new HotStatement({
  name: "open_cart",
  takes: {
    id: "uuid",
    token: "bytea?",
    memberId: "int8?",
    itemId: "text",
    skuId: "int4",
    quantity: "int4",
    warrantyId: "int4",
    rushService: "text",
    fromCompleteYourPurchase: "bool",
    now: "timestamptz",
  },
  gives: { sku: holds<SkuNow | null>("json?"), version: "int4?" },
  sql: `
    with sku as (
      select ${SKU_NOW}, greatest(0, on_hand - held) as available
      from skus join stock using (sku_id) join products on products.id = product_id where sku_id = :skuId
    ),
    opened as (
      insert into carts (id, token_sha256, member_id, version, created_at, changed_at)
      select :id, :token, :memberId, 1, :now, :now from sku
      where "isOnSale" and (policy = 'unlimited' or policy = 'tracked' and available >= :quantity)
      on conflict do nothing
      returning id, version
    ),
    put as (
      insert into cart_items (id, cart_id, sku_id, quantity, warranty_id, rush_service, from_complete_your_purchase, added_at)
      select :itemId, id, :skuId, :quantity, :warrantyId, :rushService, :fromCompleteYourPurchase, :now from opened
    )
    select (select row_to_json(sku) from sku) as sku, (select version from opened where ${COMMITS_LAZILY}) as version`,
});

export interface Opening {
  id: string;
  /** Null for a member, whose session opens it. */
  tokenSha256: Uint8Array | null;
  memberId: number | null;
}

/**
 * Opens a cart with its first thing. None is opened where the token has one by now, or the thing cannot be had: what its
 * rows say comes back in each case, null for a SKU that there is not.
 */
export async function openCart(
  { db, catalogue, now }: Pick<World, "db" | "catalogue" | "now">,
  { id, tokenSha256, memberId }: Opening,
  { id: itemId, coversLineId: _covers, build: _build, ...item }: ItemRow,
): Promise<{ opened: LoadedCart | null; sku: SellableSku | null }> {
  const [row] = await OPEN_CART.run(db.queries, { id, memberId, itemId, token: tokenSha256, ...item, now: now() });
  if (!row?.sku) return { opened: null, sku: null };
  const sku = (await sellableSkus(catalogue, [row.sku])).get(item.skuId) ?? null;
  if (!sku || row.version === null) return { opened: null, sku };
  const cart = { ...NO_CART.cart, id, memberId, version: row.version };
  return { opened: { ...NO_CART, cart, lines: withAdded([], sku, { ...PLAIN, id: itemId, ...item }) }, sku };
}

/** Opens a cart with nothing in it; none where the visitor has one by now. */
export async function openEmptyCart({ db, now }: Pick<World, "db" | "now">, opening: Opening): Promise<void> {
  const { id, tokenSha256, memberId } = opening;
  const at = now();
  await db.queries
    .insertInto("carts")
    .values({ id, token_sha256: tokenSha256, member_id: memberId, version: 0, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
