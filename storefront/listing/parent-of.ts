import type { List } from "#contract/catalog.ts";
import { LIST_PATHS } from "../paths.ts";

/** The list above another one; null at the top. */
export function parentOf(list: List): { list: List; title: string } | null {
  if (list === "prebuilt-gaming-pcs") return { list: "gaming-pcs", title: "Gaming PCs" };
  return list !== "gear-store" && LIST_PATHS[list].startsWith("/gear-store")
    ? { list: "gear-store", title: "Gear" }
    : null;
}
