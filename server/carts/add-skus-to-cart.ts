import type { addSkusToCart as call, CartView } from "#contract/carts.ts";
import type { BodyOf } from "#contract/call.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { addToCart, checkAdding } from "./add-to-cart.ts";
import { type CartLine, withAdded } from "./cart-lines.ts";
import { PLAIN } from "./carts-table.ts";
import { untilSaved } from "./change-cart.ts";
import { findCart, type FoundCart } from "./load-cart.ts";
import { saveCart } from "./save-cart.ts";
import { viewCart } from "./view-cart.ts";

type Wanted = BodyOf<typeof call>["Skus"];

/** All of them as one version of the cart, or none. Who has no cart gets one with the first, once all may be had. */
export const addSkusToCart: Handler<typeof call> = async (asked) => {
  const { world, principal, query, body } = asked;
  if (query.store.toLowerCase() !== world.config.store.name.toLowerCase()) return refuse("not_found");
  const found = await findCart(world, principal, { skuIds: skuIdsOf(body.Skus) });
  const lines = withAll(world, found, body.Skus);
  if ("reason" in lines) return lines;
  const [first, ...rest] = body.Skus;
  if (found.loaded || !first) return addAll(world, principal, body.Skus);
  let shopper: Shopper = principal;
  const opened = await addToCart({
    ...asked,
    query: {},
    body: { ...first, AdditionalWarrantyID: 0, RushService: "none", Build: "", IsCompleteYourPurchase: false },
    setCartToken: (token) => {
      asked.setCartToken(token);
      shopper = { ...principal, cartTokenSha256: token === null ? null : cartTokenSha256(token) };
    },
  });
  return "reason" in opened || rest.length === 0 ? opened : addAll(world, shopper, rest);
};

async function addAll(world: World, principal: Shopper, wanted: Wanted): Promise<HandlerAnswer<CartView>> {
  const saved = await untilSaved(async () => {
    const found = await findCart(world, principal, { skuIds: skuIdsOf(wanted) });
    if (!found.loaded) return refuse("cart_changed");
    const lines = withAll(world, found, wanted);
    return "reason" in lines ? lines : saveCart(world, found.loaded, { ...found.loaded, lines });
  });
  return "reason" in saved ? saved : { reply: await viewCart(world, saved) };
}

/** The cart's lines with all of it, or why one of them may not join. */
function withAll(world: World, { loaded, skus }: FoundCart, wanted: Wanted): CartLine[] | Refusal {
  let lines: CartLine[] = [...(loaded?.lines ?? [])];
  for (const { SkuID, Quantity } of wanted) {
    const sku = skus.get(SkuID);
    if (!sku?.sold) return refuse("sku_unknown", { name: null });
    const item = { ...PLAIN, id: newUuid(world), skuId: SkuID, quantity: Quantity };
    const refusal = checkAdding(world, sku, lines, item);
    if (refusal) return refusal;
    lines = withAdded(lines, sku, item);
  }
  return lines;
}

function skuIdsOf(wanted: Wanted): number[] {
  return wanted.map(({ SkuID }) => SkuID);
}
