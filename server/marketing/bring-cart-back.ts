import type { bringCartBack as call } from "#contract/cart-back.ts";
import { isSameChoice } from "#rules/cart/join-lines.ts";
import { refuse } from "#rules/refusal.ts";
import { addToCart, asChosen } from "../carts/add-to-cart.ts";
import { type ItemRow, PLAIN } from "../carts/carts-table.ts";
import { loadCart, NO_CART } from "../carts/load-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { cartOfLink } from "./recovery-link.ts";

/**
 * The link is not the cart: whoever was forwarded it gets the same things, at today's prices, and nothing else of whose
 * they were. A line that the visitor's cart has as often already is left as it is, so a second press adds nothing. A cart
 * that was bought or forgotten meanwhile has nothing to give.
 */
export const bringCartBack: Handler<typeof call> = async (asked) => {
  const { world, body } = asked;
  const cartId = cartOfLink(world, body.Key);
  const items = cartId === null ? [] : await asToday(world, await listItems(world, cartId));
  if (items.length === 0) return refuse("link_ended");
  let principal: Shopper = asked.principal;
  const leftOut: string[] = [];
  for (const item of items) {
    const own = await asToday(world, (await loadCart(world, principal))?.lines ?? []);
    const missing = unitsOf(items, item) - unitsOf(own, item);
    if (missing <= 0) continue;
    const added = await addToCart({
      ...asked,
      principal,
      query: {},
      body: {
        SkuID: item.skuId,
        Quantity: missing,
        AdditionalWarrantyID: item.warrantyId,
        RushService: item.rushService,
        IsCompleteYourPurchase: item.fromCompleteYourPurchase,
        Build: item.build,
      },
      setCartToken: (token) => {
        asked.setCartToken(token);
        principal = { ...principal, cartTokenSha256: token === null ? null : cartTokenSha256(token) };
      },
    });
    if ("reason" in added) leftOut.push(await nameOf(world, item.skuId));
  }
  const cart = (await loadCart(world, principal)) ?? NO_CART;
  return { reply: { Success: true, Cart: await viewCart(world, cart), LeftOut: leftOut } };
};

/** What an import has made the PC as it stands is that, in either cart. */
function asToday<Item extends Kept>(world: World, items: readonly Item[]): Promise<Item[]> {
  return Promise.all(items.map(async (item) => ({ ...item, build: await asChosen(world, item.skuId, item.build) })));
}

function unitsOf(items: readonly Kept[], wanted: Kept): number {
  return items.filter((item) => isSameChoice(item, wanted)).reduce((units, { quantity }) => units + quantity, 0);
}

type Kept = Omit<ItemRow, "id">;

/** What can be bought again; a longer warranty is of somebody's order. */
async function listItems({ db }: Pick<World, "db">, cartId: string): Promise<Kept[]> {
  const rows = await db.queries
    .selectFrom("cart_items")
    .innerJoin("carts", "carts.id", "cart_id")
    .select(["sku_id", "quantity", "warranty_id", "rush_service", "from_complete_your_purchase", "build"])
    .where("cart_id", "=", cartId)
    .where("state", "=", "open")
    .where("sku_id", "is not", null)
    .orderBy("added_at")
    .orderBy("cart_items.id")
    .execute();
  return rows.map((row) => ({
    ...PLAIN,
    skuId: row.sku_id ?? 0,
    quantity: row.quantity,
    warrantyId: row.warranty_id,
    rushService: row.rush_service,
    fromCompleteYourPurchase: row.from_complete_your_purchase,
    build: row.build,
  }));
}

async function nameOf({ catalogue }: World, skuId: number): Promise<string> {
  return (await catalogue.skus([skuId])).get(skuId)?.name ?? "";
}
