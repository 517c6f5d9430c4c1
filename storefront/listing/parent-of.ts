import type { List } from "#rules/catalog/lists.ts";
import { listWords } from "#words/lists.ts";
import { LIST_PATHS } from "../list-paths.ts";
import { holdsOf, type ShellFacts } from "../shell/shell-facts.ts";

/** The list above another one; null at the top, and where the list above holds nothing. */
export function parentOf(list: List, sections: ShellFacts["sections"]): { list: List; title: string } | null {
  if (list === "prebuilt-gaming-pcs")
    return holdsOf(sections, "gaming-pcs") ? { list: "gaming-pcs", title: listWords["gaming-pcs"].title } : null;
  return list !== "gear-store" && LIST_PATHS[list].startsWith("/gear-store") && holdsOf(sections, "gear-store")
    ? { list: "gear-store", title: listWords["gear-store"].title }
    : null;
}
