import type * as wire from "#contract/saved-lists.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { HandlerAnswer, MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { addList, checkListName } from "./add-list.ts";
import { listSavedLists, type ListRow, lockLists } from "./saved-lists-table.ts";
import { deleteSaved, findSavedItem, MOST_ITEMS, moveSaved } from "./saved-items-table.ts";
import { viewLists } from "./view-lists.ts";

export const addSavedList: MemberHandler<typeof wire.addSavedList> = ({ world, principal, body }) =>
  changeLists(world, principal.memberId, async (tx, memberId) => {
    const added = await addList(world, tx, memberId, { name: body.Name, field: "Name" });
    return "reason" in added ? added : null;
  });

export const renameSavedList: MemberHandler<typeof wire.renameSavedList> = ({ world, principal, body }) =>
  changeOne(world, principal.memberId, body.Id, async (tx, list, lists) => {
    const refusal = checkListName(lists, { name: body.Name, field: "Name" }, list.id);
    if (refusal) return refusal;
    await tx.updateTable("saved_lists").set({ name: body.Name }).where("id", "=", list.id).execute();
    return null;
  });

export const removeSavedList: MemberHandler<typeof wire.removeSavedList> = ({ world, principal, body }) =>
  changeOne(world, principal.memberId, body.Id, async (tx, list) => {
    await tx.deleteFrom("saved_lists").where("id", "=", list.id).execute();
    return null;
  });

export const shareSavedList: MemberHandler<typeof wire.shareSavedList> = ({ world, principal, body }) =>
  changeOne(world, principal.memberId, body.Id, async (tx, list) => {
    if (list.shared_at === null)
      await tx.updateTable("saved_lists").set({ shared_at: world.now() }).where("id", "=", list.id).execute();
    return null;
  });

export const unshareSavedList: MemberHandler<typeof wire.unshareSavedList> = ({ world, principal, body }) =>
  changeOne(world, principal.memberId, body.Id, async (tx, list) => {
    if (list.shared_at !== null)
      await tx
        .updateTable("saved_lists")
        .set({ shared_at: null, link_generation: list.link_generation + 1 })
        .where("id", "=", list.id)
        .execute();
    return null;
  });

export const moveSavedItem: MemberHandler<typeof wire.moveSavedItem> = ({ world, principal, body }) =>
  changeOne(world, principal.memberId, body.ListId, async (tx, list) => {
    const item = await findSavedItem(tx, principal.memberId, body.Id);
    if (!item) return refuse("saved_unknown");
    if (item.list_id === list.id) return null;
    return (await moveSaved(tx, item, list.id)) ? null : refuse("list_full", { most: MOST_ITEMS });
  });

export const removeSavedItem: MemberHandler<typeof wire.removeSavedItem> = ({ world, principal, body }) =>
  changeLists(world, principal.memberId, async (tx, memberId) => {
    const item = await findSavedItem(tx, memberId, body.Id);
    if (!item) return refuse("saved_unknown");
    await deleteSaved(tx, item);
    return null;
  });

/** A list of another member and one that there is not look alike. */
function changeOne(
  world: World,
  memberId: number,
  id: string,
  change: (tx: Tx, list: ListRow, lists: readonly ListRow[]) => Promise<Refusal | null>,
): Promise<HandlerAnswer<wire.SavedLists>> {
  return changeLists(world, memberId, async (tx) => {
    const lists = await listSavedLists(tx, memberId);
    const list = lists.find((each) => each.id === id);
    return list ? change(tx, list, lists) : refuse("list_unknown");
  });
}

async function changeLists(
  world: World,
  memberId: number,
  change: (tx: Tx, memberId: number) => Promise<Refusal | null>,
): Promise<HandlerAnswer<wire.SavedLists>> {
  const refusal = await world.db.transaction(async (tx) => {
    await lockLists(tx, memberId);
    return change(tx, memberId);
  });
  return refusal ?? { reply: await viewLists(world, memberId) };
}
