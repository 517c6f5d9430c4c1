import type { getSavedLists as call, SavedItem, SavedLists } from "#contract/saved-lists.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { listSavedItems, type SavedRow } from "./saved-items-table.ts";
import { viewProducts } from "./view-products.ts";
import { listSavedLists, MOST_LISTS, shareUrl } from "./saved-lists-table.ts";

export const getSavedLists: MemberHandler<typeof call> = async ({ world, principal }) => ({
  reply: await viewLists(world, principal.memberId),
});

export async function viewLists(world: World, memberId: number): Promise<SavedLists> {
  const { queries } = world.db;
  const lists = await listSavedLists(queries, memberId);
  const rows = await listSavedItems(
    queries,
    lists.map(({ id }) => id),
  );
  const items = await viewItems(world, rows);
  return {
    Success: true,
    Lists: lists.map((list) => ({
      Id: list.id,
      Name: list.name,
      Items: rows.flatMap((row, at) => (row.list_id === list.id ? (items[at] ?? []) : [])),
      ShareUrl: shareUrl(world, list),
    })),
    Most: MOST_LISTS,
    TimeZone: world.config.shipping.warehouse.timeZone,
  };
}

/** Each as it is in the shop today, in the order given. */
export async function viewItems(world: World, rows: readonly SavedRow[]): Promise<SavedItem[]> {
  const products = await viewProducts(world, rows);
  return rows.flatMap((row, at) => {
    const product = products[at];
    const then = { SavedAt: row.saved_at.toISOString(), PriceThen: toWireMoney(cents(row.price_cents)) };
    return product ? [{ ...product, Id: row.id, ...then }] : [];
  });
}
