import type { WarrantyChoice } from "#contract/wire-product.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { type CoveredKind, type Warranty, warrantiesFor } from "#rules/promises/warranty.ts";
import { spoken } from "../languages/spoken.ts";

const { lengthText } = spoken.orderLines;
const { ownerText } = spoken.ownerTexts;

/** What the pages offer: the included one first. One row is a fact, not a choice. */
export function warrantyChoices(
  covered: CoveredKind | null,
  config: Pick<StoreConfig, "warranties">,
): WarrantyChoice[] {
  return wireWarranties(warrantiesFor(covered, config.warranties));
}

/** Each with its price as it stands here: the table's, or what is left to pay of it. */
export function wireWarranties(warranties: readonly Warranty[]): WarrantyChoice[] {
  return warranties.map(({ warrantyId, months, detail, price }) => ({
    warrantyId,
    title: lengthText(months),
    detail: ownerText(detail),
    price: toWireMoney(price),
    included: price === 0,
  }));
}
