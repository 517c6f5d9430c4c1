import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import type { SellableSku } from "./cart-lines.ts";

/** The product's page, as the catalogue's `Link` has it. */
export function lineLink(sku: Pick<SellableSku, "kind" | "slug" | "gearCategoryId">): string {
  if (sku.kind === "desktop" || sku.kind === "laptop") return `/store/${sku.slug}`;
  const category = Object.entries(GEAR_CATEGORIES).find(([, id]) => id === sku.gearCategoryId)?.[0];
  return `/gear-store/${sku.kind === "part" ? "pc-parts" : (category ?? "gaming-accessories")}/${sku.slug}`;
}
