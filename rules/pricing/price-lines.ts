import { type LinePart, lineParts, type OperatingSystemPrices } from "../cart/line-unit-price.ts";
import { cents, sumCents, type Cents } from "../money/cents.ts";
import { moneyText } from "../money/money-text.ts";
import type { LineToPrice } from "./cart-to-price.ts";
import type { PriceStep } from "./priced-cart.ts";
import { step } from "./steps.ts";

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

function partStep(line: LineToPrice, part: LinePart): PriceStep {
  const times = line.quantity === 1 ? "" : ` × ${line.quantity}`;
  return step({
    kind: part.part === "item" || part.part === "operating_system" ? "line" : "warranty",
    rule: part.part === "item" && line.isPreOrderDeposit ? "pre-order-deposit" : part.part.replaceAll("_", "-"),
    label: part.label + times,
    amount: cents(part.amount * line.quantity),
    lineId: line.lineId,
    why: line.isPreOrderDeposit
      ? `A deposit of ${moneyText(part.amount)}${times}; the rest is due when it ships.`
      : `${moneyText(part.amount)}${times}.`,
  });
}
