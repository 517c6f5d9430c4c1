import { type LinePart, lineParts, type OperatingSystemPrices } from "../cart/line-unit-price.ts";
import { cents, sumCents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { PriceStep } from "./price-step.ts";

export interface BilledLine {
  line: LineToPrice;
  unitPrice: Cents;
  amount: Cents;
}

/** Each line with everything chosen on it, and a step for each part that costs something. */
export function priceLines(
  lines: readonly LineToPrice[],
  systems: OperatingSystemPrices,
): { billed: BilledLine[]; steps: PriceStep[] } {
  const billed: BilledLine[] = [];
  const steps: PriceStep[] = [];
  for (const line of lines) {
    const parts = lineParts(line, systems);
    const unitPrice = sumCents(parts.map(({ amount }) => amount));
    billed.push({ line, unitPrice, amount: cents(unitPrice * line.quantity) });
    steps.push(...parts.map((part) => partStep(line, part)));
  }
  return { billed, steps };
}

function partStep(line: LineToPrice, { part, amount: unit, changed }: LinePart): PriceStep {
  const { lineId, quantity } = line;
  const step = { amount: cents(unit * quantity), lineId, shares: [], unit, quantity };
  if (part === "item" && line.longerWarranty)
    return { ...step, kind: "line", rule: "longer-warranty", name: line.description, ...line.longerWarranty };
  if (part === "item") {
    const rule = line.isPreOrderDeposit ? "pre-order-deposit" : "item";
    return { ...step, kind: "line", rule, name: line.description, isIncluded: line.freeWithLineId !== null };
  }
  if (part === "chosen-part") {
    const { optionId = 0, name = null, replaces = null } = changed ?? {};
    return { ...step, kind: "line", rule: part, optionId, name, replaces };
  }
  if (part === "operating-system") return { ...step, kind: "line", rule: part, group: line.operatingSystemGroup };
  return { ...step, kind: "warranty", rule: part };
}
