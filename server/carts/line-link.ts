import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import type { CartLine } from "./cart-lines.ts";

/** The product's page, as the catalogue's `Link` has it; of a longer warranty the order that it is for, of a build the choice of its parts. */
export function lineLink(
  sku: Pick<CartLine, "kind" | "slug" | "gearCategoryId" | "longer" | "fromNothing"> & { build?: string },
): string {
  if (sku.longer) return `/carts/order/${sku.longer.orderNumber}`;
  const chosen = sku.build ? `?build=${sku.build}` : "";
  if (sku.fromNothing) return `/pc-lab${chosen}`;
  if (chosen) return `/configure/${sku.slug}${chosen}`;
  if (sku.kind === "desktop" || sku.kind === "laptop") return `/store/${sku.slug}`;
  const category = Object.entries(GEAR_CATEGORIES).find(([, id]) => id === sku.gearCategoryId)?.[0];
  return `/gear-store/${sku.kind === "part" ? "pc-parts" : (category ?? "gaming-accessories")}/${sku.slug}`;
}
