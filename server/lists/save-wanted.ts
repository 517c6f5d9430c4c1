import { HAS_PAGE } from "../catalog/has-page.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import { MOST_TO_SAVE, type ToSave } from "../http/visitor-cookies.ts";
import { saveGuestLine, saveSku } from "./put-on-list.ts";
import { firstList, lockLists } from "./saved-lists-table.ts";

/** Where what was saved on the way in is seen. */
export const LISTS_PAGE = "/account/lists";

/**
 * What a guest wanted to save, each of it, in the transaction that signs them in. Nothing stops a sign-in: what is not there any more,
 * or finds the list full, stays where it is. Answers whether any of it is saved.
 */
export async function saveWanted(
  world: World,
  tx: Tx,
  memberId: number,
  { toSave = [], cartTokenSha256 }: Shopper,
): Promise<boolean> {
  let hasSaved = false;
  for (const one of toSave) if (await saveOne(world, tx, memberId, one, cartTokenSha256)) hasSaved = true;
  return hasSaved;
}

async function saveOne(
  world: World,
  tx: Tx,
  memberId: number,
  one: ToSave,
  tokenSha256: Uint8Array | null,
): Promise<boolean> {
  if ("skuId" in one) return (await hasPage(tx, one.skuId)) && saveFirst(world, tx, memberId, one.skuId);
  return tokenSha256 !== null && saveGuestLine(world, tx, memberId, { cartItemId: one.cartItemId, tokenSha256 });
}

/** On their way in nobody is asked which list it goes to. */
async function saveFirst(world: World, tx: Tx, memberId: number, skuId: number): Promise<boolean> {
  await lockLists(tx, memberId);
  return !("reason" in (await saveSku(world, tx, await firstList(world, tx, memberId), skuId)));
}

/** What a guest wants to save, beside what they wanted before: the same once, and no more than the cookie holds. */
export function wantedToo({ toSave = [] }: Shopper, one: ToSave): readonly ToSave[] {
  const same = JSON.stringify(one);
  return [...toSave.filter((before) => JSON.stringify(before) !== same), one].slice(-MOST_TO_SAVE);
}

async function hasPage(tx: Tx, skuId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select("sku_id")
    .where("sku_id", "=", skuId)
    .where(HAS_PAGE)
    .executeTakeFirst();
  return row !== undefined;
}
