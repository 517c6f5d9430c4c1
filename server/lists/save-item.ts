import type * as wire from "#contract/saved-lists.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { type ItemRow, lockCart } from "../carts/carts-table.ts";
import { untilSaved } from "../carts/change-cart.ts";
import { loadCart, NO_CART } from "../carts/load-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import type { Member } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { type ChosenList, chosenList } from "./add-list.ts";
import { saveSku, saveTo, takeLine } from "./put-on-list.ts";
import { wantedToo } from "./save-wanted.ts";
import { lockLists } from "./saved-lists-table.ts";

/** A guest goes on to the sign-in with what they wanted to save. */
export const saveProduct: Handler<typeof wire.saveProduct> = async ({ world, principal, body, setToSave }) => {
  const known = (await world.catalogue.skus([body.SkuID])).get(body.SkuID);
  if (!known || !(await world.catalogue.product(known.slug))) return refuse("product_unknown");
  if (principal.kind === "guest") {
    setToSave(wantedToo(principal, { skuId: body.SkuID }));
    return refuse("sign_in_needed");
  }
  const saved = await world.db.transaction(async (tx) => {
    await lockLists(tx, principal.memberId);
    const list = await chosenList(world, tx, principal.memberId, body);
    return "reason" in list ? list : saveSku(world, tx, list, body.SkuID);
  });
  return "reason" in saved ? saved : { reply: { Success: true as const, Name: saved.name, ListId: saved.id } };
};

export const saveLine: Handler<typeof wire.saveLine> = async ({ world, principal, body, setToSave }) => {
  if (principal.kind === "guest") {
    const loaded = await loadCart(world, principal);
    if (!loaded?.lines.some((line) => isSavable(line, body.cartItemId))) return refuse("line_unknown");
    setToSave(wantedToo(principal, { cartItemId: body.cartItemId }));
    return refuse("sign_in_needed");
  }
  const moved = await untilSaved(() => moveLine(world, principal, body));
  if (typeof moved === "object") return moved;
  return { reply: await viewCart(world, (await loadCart(world, principal)) ?? NO_CART) };
};

/** One transaction: the line is in the cart or on the list, never in both and never in neither. Null when the cart has changed. */
async function moveLine(
  world: World,
  principal: Member,
  { cartItemId, ...chosen }: ChosenList & { cartItemId: string },
): Promise<Refusal | "moved" | null> {
  const loaded = await loadCart(world, principal);
  const line = loaded?.lines.find((each) => isSavable(each, cartItemId));
  if (!loaded || !line) return refuse("line_unknown");
  return world.db.transaction(async (tx) => {
    await lockLists(tx, principal.memberId);
    if (!(await lockCart(tx, loaded.cart))) return null;
    const list = await chosenList(world, tx, principal.memberId, chosen);
    if ("reason" in list) return list;
    const saved = await saveTo(world, tx, list, line);
    if ("reason" in saved) return saved;
    await takeLine(world, tx, loaded.cart.id, cartItemId);
    return "moved";
  });
}

/** A longer warranty belongs to an order, and a build of one's own is kept by its link: a list has nothing to find again. */
function isSavable({ id, ...item }: Pick<ItemRow, "id" | "coversLineId" | "build">, cartItemId: string): boolean {
  return id === cartItemId && item.coversLineId === null && item.build === "";
}
