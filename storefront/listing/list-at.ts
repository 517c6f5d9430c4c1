import { LISTS, type List } from "#rules/catalog/lists.ts";
import { LIST_PATHS } from "../paths.ts";

/** The list of an address; null for a gear category that does not exist. */
export function listAt(pathname: string): List | null {
  const path = pathname.replace(/\/$/, "");
  return LISTS.find((list) => LIST_PATHS[list] === path) ?? null;
}
