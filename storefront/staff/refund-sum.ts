import type { StaffOrder } from "#contract/staff-orders.ts";
import { type Cents, cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { readTypedDollars } from "#rules/money/typed-dollars.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import {
  type AskedPart,
  type PartAmounts,
  priceRefund,
  REFUND_CHARGES,
  type RefundPart,
} from "#rules/refund/price-refund.ts";
import { splitAmount } from "#rules/refund/split-over-charges.ts";
import { deskRefundWords } from "#words/desk-refund.ts";

const MOST = 1_000_000;

type Fault = keyof typeof deskRefundWords.faults;

/** What a form asks to give back: no part where all of it goes. */
export interface AskedRefund {
  isAll: boolean;
  parts: readonly AskedPart[];
}

/** What goes back with its tax, of it the tax, and to whom; or what is wrong with what was typed. */
export type RefundSum =
  | { state: "nothing" }
  | { state: "wrong"; fault: Fault; part: string }
  | { state: "sends"; sum: Cents; tax: Cents; shares: { name: string; amount: Cents }[]; asked: AskedRefund };

/** The form's fields by their names. */
type Typed = (name: string) => string;

/** What a form of the page would send, by the rule that the server goes by: the page says it before a cent has left. */
export function sumRefund(order: Pick<StaffOrder, "Parts" | "SendsTo" | "Left">, typed: Typed): RefundSum {
  const left = fromWireMoney(order.Left);
  if (typed("All") === "on") {
    const tax = sumCents(order.Parts.map(({ Tax }) => fromWireMoney(Tax)));
    return left === 0
      ? { state: "nothing" }
      : sends(order, left, cents(Math.min(left, tax)), { isAll: true, parts: [] });
  }
  const asked: AskedPart[] = [];
  for (const { Part } of order.Parts) {
    const one = readPart(Part, typed);
    if (one === null) continue;
    if (typeof one === "string") return { state: "wrong", fault: one, part: Part };
    asked.push(one);
  }
  if (asked.length === 0) return { state: "nothing" };
  const paid = order.Parts.map(({ Part, Whole }) => amountsOf(Part, Whole));
  const given = order.Parts.map(({ Part, Whole, ...rest }) => givenOf(amountsOf(Part, Whole), amountsOf(Part, rest)));
  const priced = priceRefund(paid, given, asked);
  if (!priced.ok) return { state: "wrong", fault: priced.reason, part: priced.facts["part"] ?? "" };
  const tax = sumCents(priced.value.map((part) => part.tax));
  const sum = cents(sumCents(priced.value.map(({ amount }) => amount)) + tax);
  if (sum > left) return { state: "wrong", fault: "refund_too_much", part: "" };
  return sends(order, sum, tax, { isAll: false, parts: asked });
}

function sends({ SendsTo }: Pick<StaffOrder, "SendsTo">, sum: Cents, tax: Cents, asked: AskedRefund): RefundSum {
  const amounts = splitAmount(
    sum,
    SendsTo.map(({ Left }) => fromWireMoney(Left)),
  );
  const shares = SendsTo.map(({ Name }, at) => ({ name: Name, amount: amounts[at] ?? NO_CENTS }));
  return { state: "sends", sum, tax, shares: shares.filter(({ amount }) => amount > 0), asked };
}

/** Units or an amount beside a part; null where both are empty. */
function readPart(name: string, typed: Typed): AskedPart | "units" | "amount" | null {
  const part = partOf(name);
  const units = typed(`units-${name}`).trim();
  const amount = typed(`amount-${name}`).trim();
  if (units !== "" && units !== "0") return /^[1-9]\d{0,3}$/.test(units) ? { part, units: Number(units) } : "units";
  if (amount === "") return null;
  const dollars = readTypedDollars(amount);
  if (dollars === null || dollars >= MOST) return "amount";
  return dollars === 0 ? null : { part, amount: fromWireMoney(dollars) };
}

function partOf(name: string): RefundPart {
  return REFUND_CHARGES.find((charge) => charge === name) ?? Number(name);
}

interface WireAmounts {
  Units: number;
  Amount: number;
  Tax: number;
}

function amountsOf(name: string, { Units, Amount, Tax }: WireAmounts): PartAmounts {
  return { part: partOf(name), units: Units, amount: fromWireMoney(Amount), tax: fromWireMoney(Tax) };
}

function givenOf(whole: PartAmounts, left: PartAmounts): PartAmounts {
  return {
    part: whole.part,
    units: whole.units - left.units,
    amount: cents(whole.amount - left.amount),
    tax: cents(whole.tax - left.tax),
  };
}
