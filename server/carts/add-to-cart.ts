import { type Refusal, refuse } from "#rules/refusal.ts";
import type { addToCart as call } from "#contract/carts.ts";
import { buildCode, readBuildCode } from "#rules/build/chosen-parts.ts";
import { rushOf } from "#rules/shipping/rush-choices.ts";
import { isStanding } from "../builds/configure.ts";
import { configureItems } from "./configure-items.ts";
import { checkParts } from "./part-units.ts";
import { newUuid } from "../db/new-uuid.ts";
import { cartTokenSha256, newCartToken } from "../http/visitor-cookies.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { type CartLine, checkUnits, withAdded } from "./cart-lines.ts";
import { type ItemRow, PLAIN } from "./carts-table.ts";
import { untilSaved } from "./change-cart.ts";
import { findCart, type LoadedCart, NO_CART } from "./load-cart.ts";
import { offersWarranty } from "./line-warranty.ts";
import { openCart, openEmptyCart, type Opening } from "./open-cart.ts";
import { saveCart } from "./save-cart.ts";
import { viewCart } from "./view-cart.ts";

/** A cart is for a person's order; beyond this it is a script. */
const MOST_LINES = 50;

export const addToCart: Handler<typeof call> = async ({ world, principal, body, setCartToken }) => {
  const item = {
    ...PLAIN,
    id: newUuid(world),
    skuId: body.SkuID,
    quantity: body.Quantity,
    warrantyId: body.AdditionalWarrantyID,
    rushService: body.RushService,
    fromCompleteYourPurchase: body.IsCompleteYourPurchase,
    build: await asChosen(world, body.SkuID, body.Build),
  };
  const added = await untilSaved(() => (item.build === "" ? add : addBuild)(world, principal, item));
  if ("reason" in added) return added;
  if (added.newToken !== null) setCartToken(added.newToken);
  return { reply: await viewCart(world, added.loaded) };
};

/** A PC with the very parts that its price includes is the PC as it stands. */
export async function asChosen({ catalogue }: World, skuId: number, code: string): Promise<string> {
  if (code === "") return "";
  const model = (await catalogue.skus([skuId])).get(skuId);
  const { parts, light } = readBuildCode(code) ?? { parts: [], light: null };
  const chosen = buildCode(parts, light);
  return model && isStanding(model, chosen) ? "" : chosen;
}

/** `newToken` is null where the visitor's own is good. Null as a whole: another request came first. */
type Added = { loaded: LoadedCart; newToken: string | null } | Refusal | null;

async function add(world: World, principal: Shopper, item: ItemRow): Promise<Added> {
  // Who brings neither a token nor a name has no cart to look for.
  if (principal.cartTokenSha256 === null && principal.kind === "guest") return addFirst(world, principal, item, null);
  const { loaded, skus, knowsToken } = await findCart(world, principal, { skuIds: [item.skuId] });
  if (!loaded) return addFirst(world, principal, item, knowsToken ? principal.cartTokenSha256 : null);
  const sku = skus.get(item.skuId);
  if (!sku?.sold) return refuse("sku_unknown", { name: null });
  const refusal = checkRush(world, sku, item) ?? checkAdding(world, sku, loaded.lines, item);
  if (refusal) return refusal;
  const saved = await saveCart(world, loaded, { ...loaded, lines: withAdded(loaded.lines, sku, item) });
  return saved && { loaded: saved, newToken: null };
}

/** Whether so much more of a SKU may join these lines; null when it may. */
export function checkAdding(
  { config }: World,
  sku: SellableSku,
  lines: readonly CartLine[],
  { quantity, warrantyId }: ItemRow,
): Refusal | null {
  const already = lines.filter(({ skuId }) => skuId === sku.skuId).reduce((units, line) => units + line.quantity, 0);
  if (lines.length >= MOST_LINES && already === 0) return refuse("cart_full", { most: MOST_LINES });
  if (!offersWarranty(sku, warrantyId, config)) return refuse("warranty_unknown");
  return checkUnits(sku, already + quantity);
}

/** A PC with chosen parts: what the rules and the shelf say of each of them, before anything is kept. */
async function addBuild(world: World, principal: Shopper, item: ItemRow): Promise<Added> {
  const { catalogue } = world;
  const model = (await catalogue.skus([item.skuId])).get(item.skuId);
  if (!model) return refuse("sku_unknown", { name: null });
  const inside = [...(readBuildCode(item.build)?.parts ?? []), ...model.parts].map(({ skuId }) => skuId);
  const { loaded, skus, knowsToken } = await findCart(world, principal, { skuIds: [item.skuId, ...inside] });
  const listed = skus.get(item.skuId);
  if (!listed?.isListed) return refuse("sku_unknown", { name: null });
  const sku = { ...listed, sold: true };
  const configured = (await configureItems(world, [item], skus)).get(item.id);
  const { refusal: misfit = null } = configured ?? {};
  const lines = withAdded(loaded?.lines ?? [], sku, item, configured);
  const refusal =
    misfit ?? checkRush(world, sku, item) ?? checkAdding(world, sku, loaded?.lines ?? [], item) ?? checkParts(lines);
  if (refusal) return refusal;
  const { cart, newToken } = loaded ? { cart: loaded, newToken: null } : await openFor(world, principal, knowsToken);
  const saved = await saveCart(world, cart, { ...cart, lines });
  return saved && { loaded: saved, newToken };
}

/** A cart with nothing in it, as it was opened. */
async function openFor(
  world: World,
  principal: Shopper,
  knowsToken: boolean,
): Promise<{ cart: LoadedCart; newToken: string | null }> {
  const memberId = principal.kind === "member" ? principal.memberId : null;
  const own = knowsToken ? principal.cartTokenSha256 : null;
  const { opening, newToken } = openingFor(world, memberId, own);
  await openEmptyCart(world, opening);
  return { cart: { ...NO_CART, cart: { ...NO_CART.cart, id: opening.id, memberId } }, newToken };
}

/** A member's cart closes with the session: no token is left behind on the browser. */
function openingFor(
  world: World,
  memberId: number | null,
  own: Uint8Array | null,
): { opening: Opening; newToken: string | null } {
  const newToken = own === null && memberId === null ? newCartToken(world) : null;
  const tokenSha256 = memberId === null ? (newToken === null ? own : cartTokenSha256(newToken)) : null;
  return { opening: { id: newUuid(world), tokenSha256, memberId }, newToken };
}

type Rushed = Pick<SellableSku, "modelId" | "kind" | "readyMade" | "isPreOrderDeposit">;

function checkRush({ config }: World, sku: Rushed, { rushService }: ItemRow): Refusal | null {
  return rushOf({ ...sku, rushService }, config).rushService === rushService ? null : refuse("rush_not_offered");
}

/** The first thing opens a cart: a member's own, or under the guest's token, or a new one where we never gave out such a token. */
async function addFirst(world: World, principal: Shopper, item: ItemRow, own: Uint8Array | null): Promise<Added> {
  const known = (await world.catalogue.skus([item.skuId])).get(item.skuId);
  if (!known?.isSoldApart) return refuse("sku_unknown", { name: null });
  if (!offersWarranty(known, item.warrantyId, world.config)) return refuse("warranty_unknown");
  const refusal = checkRush(world, { ...known, isPreOrderDeposit: false }, item);
  if (refusal) return refusal;
  const { opening, newToken } = openingFor(world, principal.kind === "member" ? principal.memberId : null, own);
  const { opened, sku } = await openCart(world, opening, item);
  if (opened) return { loaded: opened, newToken };
  return sku?.sold ? checkUnits(sku, item.quantity) : refuse("sku_unknown", { name: null });
}
