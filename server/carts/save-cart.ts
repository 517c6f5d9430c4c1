import { holds, HotStatement } from "../db/hot-statement.ts";
import { COMMITS_LAZILY } from "../db/lazy-commit.ts";
import type { World } from "../world.ts";
import type { CartRow, ItemRow } from "./carts-table.ts";
import type { LoadedCart } from "./load-cart.ts";

/** Nothing of it happens when the cart is no longer what was loaded: each change makes the next version. */
const SAVE_CART = new HotStatement({
  name: "save_cart",
  takes: {
    id: "uuid",
    version: "int4",
    couponCode: "text?",
    idVerification: holds<CartRow["idVerification"]>("jsonb?"),
    shippingAddress: holds<CartRow["shippingAddress"]>("jsonb?"),
    billingAddress: holds<CartRow["billingAddress"]>("jsonb?"),
    shippingMethodId: "int4?",
    confirmedZipCode: "text?",
    addressCheck: "text",
    usedPoints: "int4",
    voucherId: "int8?",
    taxExempt: "bool",
    cardsApart: "bool",
    insurance: holds<CartRow["insurance"]>("jsonb?"),
    taxAnswer: holds<CartRow["taxAnswer"]>("jsonb?"),
    put: holds<readonly ItemRow[]>("jsonb"),
    gone: "text[]",
    now: "timestamptz",
  },
  gives: { version: "int4" },
  sql: `
    with saved as (
      update carts set version = version + 1, coupon_code = :couponCode, id_verification = :idVerification,
        shipping_address = :shippingAddress,
        billing_address = :billingAddress, shipping_method_id = :shippingMethodId,
        confirmed_zip_code = :confirmedZipCode, address_check = :addressCheck, used_points = :usedPoints, voucher_id = :voucherId,
        tax_exempt = :taxExempt, cards_apart = :cardsApart, insurance = :insurance, tax_answer = :taxAnswer,
        changed_at = :now
      where id = :id and version = :version and state = 'open'
      returning id, version
    ),
    gone as (
      delete from cart_items using saved where cart_id = saved.id and cart_items.id = any(:gone)
    ),
    put as (
      insert into cart_items (id, cart_id, sku_id, covers_line_id, quantity, warranty_id, rush_service,
        from_complete_your_purchase, build, added_at)
      select item.id, saved.id, nullif("skuId", 0), "coversLineId", quantity, "warrantyId", "rushService",
        "fromCompleteYourPurchase", build, :now
      from saved, jsonb_to_recordset(:put)
        as item (id text, "skuId" int, "coversLineId" bigint, quantity int, "warrantyId" int, "rushService" text,
          "fromCompleteYourPurchase" boolean, build text)
      on conflict (id) do update set quantity = excluded.quantity, warranty_id = excluded.warranty_id,
        rush_service = excluded.rush_service
    )
    select version from saved where ${COMMITS_LAZILY}`,
});

/** Saves a cart as `after` says, as the version after `before`. Returns it; null when it has changed since it was loaded. */
export async function saveCart(
  { db, now }: Pick<World, "db" | "now">,
  before: LoadedCart,
  after: LoadedCart,
): Promise<LoadedCart | null> {
  const left = new Set(after.lines.map(({ id }) => id));
  const [saved] = await SAVE_CART.run(db.queries, {
    ...after.cart,
    version: before.cart.version,
    put: after.lines.filter((line) => !before.lines.includes(line)).map(toItem),
    gone: before.lines.map(({ id }) => id).filter((id) => !left.has(id)),
    now: now(),
  });
  return saved ? { ...after, cart: { ...after.cart, version: saved.version } } : null;
}

function toItem(line: ItemRow): ItemRow {
  const { id, skuId, coversLineId, quantity, warrantyId, rushService, fromCompleteYourPurchase, build } = line;
  return { id, skuId, coversLineId, quantity, warrantyId, rushService, fromCompleteYourPurchase, build };
}
