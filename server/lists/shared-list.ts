import type { getSharedList as call, SavedProduct } from "#contract/saved-lists.ts";
import { refuse } from "#rules/refusal.ts";
import type { OpenHandler } from "../http/route.ts";
import { listSavedItems } from "./saved-items-table.ts";
import { findShared } from "./saved-lists-table.ts";
import { viewItems } from "./view-lists.ts";

/** Neither whose list it is nor what anything cost when it was saved. */
export const getSharedList: OpenHandler<typeof call> = async ({ world, query }) => {
  const list = await findShared(world, query);
  if (!list) return refuse("list_not_shared");
  const items = await viewItems(world, await listSavedItems(world.db.queries, [list.id]));
  // What is there twice, with two warranties, is one product to everybody else.
  const bySku = new Map<number, SavedProduct>();
  for (const { Id: _id, SavedAt: _at, PriceThen: _then, ...product } of items) {
    const units = bySku.get(product.SkuID)?.Quantity ?? 0;
    bySku.set(product.SkuID, { ...product, Quantity: units + product.Quantity });
  }
  return { reply: { Success: true as const, Name: list.name, Items: [...bySku.values()] } };
};
