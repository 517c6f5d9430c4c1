import type { StoreConfig } from "#rules/config/store-config.ts";
import { coveredAs, type Warranty, warrantiesFor, warrantyOf } from "#rules/promises/warranty.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { CartLine } from "./cart-lines.ts";

type Covered = Pick<SellableSku, "kind" | "optionId" | "isRefurbished"> & Pick<CartLine, "longer">;
type Warranties = Pick<StoreConfig, "warranties">;

/** The warranty of a line. One that its product is not offered, also from a cart of before, counts as the included one. */
export function lineWarranty(line: Covered & { warrantyId: number }, config: Warranties): Warranty | null {
  if (line.longer) return null;
  return warrantyOf(coveredAs(line), line.warrantyId, config.warranties);
}

/** Id 0 is the included one, and also says "none" for what has no warranty; a longer one that is bought later is chosen. */
export function offersWarranty(sku: Covered, warrantyId: number, config: Warranties): boolean {
  if (sku.longer) return sku.longer.choices.some((choice) => choice.warrantyId === warrantyId);
  return (
    warrantyId === 0 ||
    warrantiesFor(coveredAs(sku), config.warranties).some((warranty) => warranty.warrantyId === warrantyId)
  );
}
