import { cents, sumCents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "./line-to-price.ts";

type DepositLine = Pick<LineToPrice, "isPreOrderDeposit" | "unitPrice" | "quantity">;

/** What is paid now towards items that ship later, and how many of them. Never taxed (S534). */
export function preOrderDeposits(lines: readonly DepositLine[]): { amount: Cents; count: number } {
  const deposits = lines.filter(({ isPreOrderDeposit }) => isPreOrderDeposit);
  return {
    amount: sumCents(deposits.map(({ unitPrice, quantity }) => cents(unitPrice * quantity))),
    count: deposits.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** Nothing is delivered for such an order: no delivery fee, no shipping (S501). False for an empty cart. */
export function isAllDeposits(lines: readonly Pick<DepositLine, "isPreOrderDeposit">[]): boolean {
  return lines.length > 0 && lines.every(({ isPreOrderDeposit }) => isPreOrderDeposit);
}
