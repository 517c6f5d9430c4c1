import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import type { Warranty } from "#rules/promises/warranty.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";
import { type CoveredRow, offeredFor } from "../warranties/covered-lines.ts";
import type { CartLine } from "./cart-lines.ts";
import type { ItemRow } from "./carts-table.ts";
import { spoken } from "../languages/spoken.ts";

const { longerWarrantyName } = spoken.orderLines;

/** What a cart's line knows of the line of an order that it is for. */
export interface LongerWarranty {
  orderNumber: string;
  /** What it is for, as it was called. */
  name: string;
  /** From delivery, in all. */
  months: number;
  /** Longer ones that it may be, each with what is left to pay for it. */
  choices: readonly Warranty[];
}

/** The component option of a warranty in the specification's tables (S262). */
const WARRANTY = 29;

/**
 * A longer warranty as a line of a cart: of no SKU, without weight or days, and there as long as the line of the order may
 * have it.
 */
export function longerWarrantyLine(
  item: ItemRow,
  covered: CoveredRow,
  sku: CatalogueSku | undefined,
  { config, now }: { config: StoreConfig; now: Date },
): CartLine {
  const offered = offeredFor(covered, sku, config, now);
  const choices = "reason" in offered ? [] : offered.choices;
  const chosen = choices.find(({ warrantyId }) => warrantyId === item.warrantyId);
  const months = chosen?.months ?? covered.facts.warrantyMonths ?? 0;
  return {
    ...item,
    skuId: 0,
    slug: "",
    kind: "part",
    modelId: 0,
    modelType: null,
    optionId: WARRANTY,
    gearCategoryId: null,
    name: longerWarrantyName(covered.name, months),
    variantTitle: "",
    picture: covered.picture,
    preOrderShipsOn: null,
    requiresPc: false,
    readyMade: false,
    isRefurbished: false,
    operatingSystemGroup: null,
    energy: null,
    card: null,
    parts: [],
    isSoldApart: true,
    fromNothing: false,
    unitPrice: chosen?.price ?? NO_CENTS,
    isPreOrderDeposit: false,
    restLater: NO_CENTS,
    weightGrams: 0,
    recycleFee: cents(0),
    leasable: false,
    sold: true,
    isListed: false,
    leadDays: 0,
    stock:
      chosen && !("reason" in offered)
        ? { policy: "tracked", available: offered.units }
        : { policy: "unavailable", available: 0 },
    longer: { orderNumber: covered.orderNumber, name: covered.name, months, choices },
  };
}
