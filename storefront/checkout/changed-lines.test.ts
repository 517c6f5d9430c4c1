import { expect, test } from "vitest";
import type { ReceiptStep } from "#contract/carts.ts";
import type { PriceRule, StepKind } from "#rules/pricing/price-step.ts";
import { changedLines } from "./changed-lines.ts";

const KINDS = {
  item: "line",
  "coupon-amount": "coupon",
  tax: "tax",
  "colorado-delivery-fee": "delivery_fee",
} as const satisfies Partial<Record<PriceRule, StepKind>>;
const step = (rule: keyof typeof KINDS, label: string, amount: number, lineId: string | null = null): ReceiptStep => ({
  kind: KINDS[rule],
  rule,
  label,
  amount,
  lineId,
  rate: null,
  validFrom: null,
  rounding: null,
  why: "",
  shares: [],
});
const bill = (Steps: ReceiptStep[], GiftVoucher = 0) => ({ Steps, GiftVoucher });
const pc = step("item", "Forge 70 Ti RDY", 1849, "line-1");
const coupon = step("coupon-amount", "Coupon FALL150", -150);
const tax = step("tax", "Sales tax, Colorado", 49.27);

test("a coupon that no longer applies and the tax it changes are the two lines that differ", () => {
  const now = bill([pc, step("tax", "Sales tax, Colorado", 53.62)]);
  expect(changedLines(bill([pc, coupon, tax]), now)).toEqual([
    { label: "Sales tax, Colorado", from: 49.27, to: 53.62 },
    { label: "Coupon FALL150", from: -150, to: null },
  ]);
});

test("a line of another price and a fee that is new are named, and what is the same is not", () => {
  const now = bill([{ ...pc, amount: 1899 }, step("colorado-delivery-fee", "Colorado delivery fee", 0.28), tax]);
  expect(changedLines(bill([pc, tax]), now)).toEqual([
    { label: "Forge 70 Ti RDY", from: 1849, to: 1899 },
    { label: "Colorado delivery fee", from: null, to: 0.28 },
  ]);
});

test("two steps of one kind and line are one line, to the cent", () => {
  const shown = bill([step("tax", "GST", 0.1), step("tax", "PST", 0.2)]);
  expect(changedLines(shown, bill([step("tax", "HST", 0.3)]))).toEqual([]);
});

test("a gift voucher that pays less is named, under the steps that are as they were", () => {
  expect(changedLines(bill([pc], 50), bill([pc], 20))).toEqual([{ label: "Gift voucher", from: -50, to: -20 }]);
  expect(changedLines(bill([pc], 50), bill([pc]))).toEqual([{ label: "Gift voucher", from: -50, to: null }]);
});
