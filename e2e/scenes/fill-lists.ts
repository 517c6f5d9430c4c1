import { addSavedList, getSavedLists, moveSavedItem, saveProduct, shareSavedList } from "#contract/saved-lists.ts";
import { getListing } from "#contract/catalog.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { SceneStage } from "./scene-stage.ts";

/** Three lists: one of everything that can become of a thing, a shared one, and one with nothing on it. */
export async function fillLists(stage: SceneStage, visitor: Visitor, email: string): Promise<void> {
  const { items } = await visitor.call(getListing, { query: { list: "gaming-pcs" } });
  const soldOut = items.find(({ availability }) => availability.state === "sold_out");
  const pcs = items.filter(({ availability }) => availability.state !== "sold_out").slice(0, 3);
  const [gear] = await stage.skusOf("gear-store");
  const wanted = [...pcs.map(({ skuId }) => skuId), gear ?? 0, ...(soldOut ? [soldOut.skuId] : [])];
  for (const SkuID of wanted) await visitor.call(saveProduct, { body: { SkuID } });
  await visitor.call(addSavedList, { body: { Name: "For the desk at home" } });
  await visitor.call(addSavedList, { body: { Name: "Presents" } });
  const { Lists } = await visitor.call(getSavedLists);
  const [saved, desk] = Lists;
  const ListId = desk?.Id ?? "";
  for (const { Id } of (saved?.Items ?? []).slice(0, 1)) await visitor.call(moveSavedItem, { body: { Id, ListId } });
  for (const SkuID of wanted.slice(0, 2)) await visitor.call(saveProduct, { body: { SkuID, ListId: saved?.Id ?? "" } });
  const shared = await visitor.call(shareSavedList, { body: { Id: ListId } });
  const url = new URL(shared.Lists.find(({ Id }) => Id === ListId)?.ShareUrl ?? "");
  stage.facts.set("deskList", ListId);
  stage.facts.set("sharedList", `${ListId}${url.search}`);
  await changePrices(stage, await stage.memberId(email), wanted);
}

/** The first has fallen since, the second has risen. */
async function changePrices(stage: SceneStage, memberId: number, skus: readonly number[]): Promise<void> {
  for (const [at, by] of [20_000, -5000].entries())
    await stage.world.db.queries
      .updateTable("saved_items")
      .set((eb) => ({ price_cents: eb("price_cents", "+", by) }))
      .where("sku_id", "=", skus[at] ?? 0)
      .where("list_id", "in", (eb) => eb.selectFrom("saved_lists").select("id").where("member_id", "=", memberId))
      .execute();
}
