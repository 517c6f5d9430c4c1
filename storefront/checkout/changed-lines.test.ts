import { expect, test } from "vitest";
import type { ReceiptStep } from "#contract/carts.ts";
import { changedLines } from "./changed-lines.ts";

const step = (kind: string, label: string, amount: number, lineId: string | null = null): ReceiptStep => ({
  kind,
  rule: kind,
  label,
  amount,
  lineId,
  rate: null,
  validFrom: null,
  rounding: null,
  why: "",
  shares: [],
});
const pc = step("line", "Forge 70 Ti RDY", 1849, "line-1");
const coupon = step("coupon", "Coupon FALL150", -150);
const tax = step("tax", "Sales tax, Colorado", 49.27);

test("a coupon that no longer applies and the tax it changes are the two lines that differ", () => {
  const now = { Steps: [pc, step("tax", "Sales tax, Colorado", 53.62)] };
  expect(changedLines({ Steps: [pc, coupon, tax] }, now)).toEqual([
    { label: "Sales tax, Colorado", from: 49.27, to: 53.62 },
    { label: "Coupon FALL150", from: -150, to: null },
  ]);
});

test("a line of another price and a fee that is new are named, and what is the same is not", () => {
  const now = { Steps: [{ ...pc, amount: 1899 }, step("delivery_fee", "Colorado delivery fee", 0.28), tax] };
  expect(changedLines({ Steps: [pc, tax] }, now)).toEqual([
    { label: "Forge 70 Ti RDY", from: 1849, to: 1899 },
    { label: "Colorado delivery fee", from: null, to: 0.28 },
  ]);
});

test("two steps of one kind and line are one line, to the cent", () => {
  const shown = { Steps: [step("tax", "GST", 0.1), step("tax", "PST", 0.2)] };
  expect(changedLines(shown, { Steps: [step("tax", "HST", 0.3)] })).toEqual([]);
});
