import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { spoken } from "../languages/spoken.ts";
import type { World } from "../world.ts";
import { firstList, insertList, listSavedLists, type ListRow, MOST_LISTS } from "./saved-lists-table.ts";

const { savedListWords } = spoken.savedLists;

/** Under the member's lock: another list, behind the first one, with a name of its own. */
export async function addList(
  world: World,
  tx: Tx,
  memberId: number,
  { name, field }: { name: string; field: string },
): Promise<ListRow | Refusal> {
  // What is saved never goes to a list that was made for something else.
  await firstList(world, tx, memberId);
  const lists = await listSavedLists(tx, memberId);
  const refusal = checkListName(lists, { name, field }, null);
  if (refusal) return refusal;
  if (lists.length >= MOST_LISTS) return refuse("lists_full", { most: MOST_LISTS });
  return insertList(world, tx, { memberId, name, position: (lists.at(-1)?.position ?? 0) + 1 });
}

/** By what stands on the page, and beside the field that it is typed in: the first list without a name of its own has the shop's. */
export function checkListName(
  lists: readonly ListRow[],
  { name, field }: { name: string; field: string },
  of: string | null,
): Refusal | null {
  const named = (each: string) => (each || savedListWords.first).toLowerCase();
  if (name === "") return refuse("list_name_missing", {}, [{ field }]);
  const isTaken = lists.some((each) => each.id !== of && named(each.name) === named(name));
  return isTaken ? refuse("list_name_taken", {}, [{ field }]) : null;
}

/** Where a thing goes: a list by its id, a new one by its name, and neither where there is no choice. */
export interface ChosenList {
  ListId: string;
  NewList: string;
}

/** Under the member's lock: the list that was chosen, made where it is new. Who has several and chose none is asked. */
export async function chosenList(
  world: World,
  tx: Tx,
  memberId: number,
  { ListId, NewList }: ChosenList,
): Promise<ListRow | Refusal> {
  if (NewList !== "") return addList(world, tx, memberId, { name: NewList, field: "NewList" });
  const lists = await listSavedLists(tx, memberId);
  if (ListId !== "") return lists.find(({ id }) => id === ListId) ?? refuse("list_unknown");
  return lists.length > 1 ? refuse("list_to_choose") : firstList(world, tx, memberId);
}
