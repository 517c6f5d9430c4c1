import type { Catalogue, CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { addDays, dayNumber } from "#rules/shipping/calendar-days.ts";

/** The day for which the demo's files say what things cost before. */
const WRITTEN_FOR = "2026-11-21";

/** The demo shop as if it had sold until `today`: an old price ends when its sale is old, in a demo as in any shop. */
export function demoSince(demo: Catalogue, today: string): Catalogue {
  const days = dayNumber(today) - dayNumber(WRITTEN_FOR);
  const moved = (product: CatalogueProduct) => ({
    ...product,
    skus: product.skus.map((sku) => ({
      ...sku,
      charged: sku.charged.map(({ price, from, until }) => ({
        price,
        from: addDays(from, days),
        until: addDays(until, days),
      })),
    })),
  });
  return { ...demo, products: demo.products.map(moved) };
}
