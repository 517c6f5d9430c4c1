import { CASE_SLOT } from "#rules/build/chosen-parts.ts";
import { isSameChoice } from "#rules/cart/join-lines.ts";
import { QUANTITY } from "#rules/cart/quantity.ts";
import type { Made } from "#rules/order/order-stages.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { type ConfiguredBuild, partsInside } from "../builds/configure.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { ItemRow } from "./carts-table.ts";
import type { LongerWarranty } from "./longer-warranty-line.ts";
import { spoken } from "../languages/spoken.ts";

const { longerWarrantyName } = spoken.orderLines;

/** A line of a cart with what the catalogue says of it today: price, kind, stock, and what the pages show. */
export interface CartLine extends ItemRow, SellableSku {
  /** Of a longer warranty for what was bought before. */
  longer?: LongerWarranty;
  /** Of a PC whose parts were chosen. */
  configured?: ConfiguredBuild;
}

/** A cart's item as a line; with the parts that were chosen for it. */
export function toLine(item: ItemRow, sku: SellableSku, configured?: ConfiguredBuild): CartLine {
  const line = { ...sku, ...item, requiresPc: sku.requiresPc || item.fromCompleteYourPurchase };
  if (!configured) return line;
  // What is not sold apart is sold with its parts.
  const withParts = { ...line, sold: sku.isListed, parts: partsInside(configured), configured };
  return sku.fromNothing ? { ...withParts, ...asOfItsParts(sku, configured) } : withParts;
}

/** A PC that is nothing but its parts weighs what they do, and looks like its case. */
function asOfItsParts({ picture, weightGrams }: SellableSku, { parts }: ConfiguredBuild) {
  return {
    picture: parts.find(({ optionId }) => optionId === CASE_SLOT)?.sku.picture ?? picture,
    weightGrams: parts.reduce((grams, { sku, quantity }) => grams + sku.weightGrams * quantity, weightGrams),
  };
}

/** The lines with more of a SKU: in the line of the same choices, or in a new one. */
export function withAdded(
  lines: readonly CartLine[],
  sku: SellableSku,
  item: Omit<ItemRow, "skuId">,
  configured?: ConfiguredBuild,
): CartLine[] {
  const added = { ...item, skuId: sku.skuId };
  const same = lines.find((line) => isSameChoice(line, added));
  if (!same) return [...lines, toLine(added, sku, configured)];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + item.quantity } : line));
}

/** The lines once one of them has other choices; a refusal where it makes one line of too many units with another. */
export function withChoice(
  lines: readonly CartLine[],
  line: CartLine,
  choice: Partial<Pick<ItemRow, "warrantyId" | "rushService">>,
): readonly CartLine[] | Refusal {
  const chosen = asChosen({ ...line, ...choice });
  const same = lines.find((other) => other !== line && isSameChoice(other, chosen));
  if (!same) return lines.map((each) => (each === line ? chosen : each));
  const quantity = same.quantity + line.quantity;
  if (quantity > QUANTITY.most) return refuse("quantity_invalid", QUANTITY);
  return lines.filter((each) => each !== line).map((each) => (each === same ? { ...same, quantity } : each));
}

/** A longer warranty has the name and price of its length. */
function asChosen(line: CartLine): CartLine {
  const choice = line.longer?.choices.find(({ warrantyId }) => warrantyId === line.warrantyId);
  if (!line.longer || !choice) return line;
  const { price, months } = choice;
  return {
    ...line,
    name: longerWarrantyName(line.longer.name, months),
    unitPrice: price,
    longer: { ...line.longer, months },
  };
}

/** Whether so many units of a SKU may stand in a cart; null when they may. Nothing is reserved before an order is made. */
export function checkUnits(
  { name, sold, stock, longer }: SellableSku & Pick<CartLine, "longer">,
  units: number,
): Refusal | null {
  if (units > QUANTITY.most) return refuse("quantity_invalid", QUANTITY);
  if (longer)
    return stock.available >= units
      ? null
      : refuse("longer_warranty_taken", { name: longer.name, left: stock.available });
  if (!sold) return refuse("sku_unknown", { name });
  if (stock.policy === "unlimited") return null;
  if (stock.policy === "unavailable") return refuse("model_not_available", { name });
  return stock.available >= units ? null : refuse("out_of_stock", { name, left: stock.available, at: "cart" });
}

/** Whether a line is built for the order, was built before it, needs no build, or is no thing at all. */
export function lineMade({ modelId, readyMade, longer }: Pick<CartLine, "modelId" | "readyMade" | "longer">): Made {
  if (longer) return "service";
  if (modelId === 0) return "gear";
  return readyMade ? "ready" : "built";
}
