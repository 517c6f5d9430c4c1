import { z } from "zod";
import { cents, type Cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { timesRate } from "#rules/money/round-half-even.ts";
import type { AskedAmount, AskedPart } from "#rules/tax/asked-tax.ts";
import { TaxAway, type TaxAnswer, type TaxQuestion } from "./tax-calculator.ts";

const Part = z.object({
  amount: z.int(),
  taxable_amount: z.int(),
  tax_rate_details: z
    .object({ percentage_decimal: z.string().regex(/^\d{1,2}(\.\d+)?$/), tax_type: z.string() })
    .nullish(),
});
type Part = z.infer<typeof Part>;

const Taxed = z.object({ amount: z.int(), amount_tax: z.int().min(0), tax_breakdown: z.array(Part).nullish() });
const Calculation = z.object({
  id: z.string().startsWith("taxcalc_"),
  currency: z.literal("usd"),
  amount_total: z.int(),
  tax_amount_exclusive: z.int(),
  tax_amount_inclusive: z.literal(0),
  shipping_cost: Taxed.nullish(),
});
const Lines = z.array(Taxed.extend({ reference: z.string() }));

/** No place in the USA or Canada comes near it: an answer above is wrong. */
const HIGHEST_PPM = 250_000;

/**
 * Stripe's answer in the shop's words. It is believed where it is about what was asked: the currency, each line and
 * shipping by its amount, and sums that are sums. Throws `TaxAway` where it is not.
 */
export function readCalculation(question: TaxQuestion, said: unknown, saidLines: unknown): TaxAnswer {
  const [read, readLines] = [Calculation.safeParse(said), Lines.safeParse(saidLines)];
  if (!read.success || !readLines.success) throw new TaxAway("Stripe Tax: an answer that is no calculation in dollars");
  const { id, shipping_cost: carried, tax_amount_exclusive: tax, amount_total: total } = read.data;
  const lines = question.lines.map(({ amount }, at) =>
    readAmount(
      question,
      amount,
      readLines.data.find(({ reference }) => reference === `line ${at + 1}`),
    ),
  );
  const shipping = question.shipping > 0 ? readAmount(question, question.shipping, carried) : NO_SHIPPING;
  const all = [...lines, shipping];
  const isSum =
    readLines.data.length === lines.length &&
    tax === sumCents(all.map(taxOf)) &&
    total === sumCents(all.map(({ base }) => base)) + tax;
  if (!isSum) throw new TaxAway("Stripe Tax: sums that are none");
  return { provider: "Stripe Tax", calculation: id, lines, shipping };
}

const NO_SHIPPING: AskedAmount = { base: NO_CENTS, parts: [] };

function taxOf({ parts }: AskedAmount): Cents {
  return sumCents(parts.map(({ amount }) => amount));
}

function readAmount(
  { country }: TaxQuestion,
  base: Cents,
  taxed: z.infer<typeof Taxed> | null | undefined,
): AskedAmount {
  if (taxed?.amount !== base) throw new TaxAway("Stripe Tax: an answer about another amount");
  const tax = cents(taxed.amount_tax);
  const breakdown = taxed.tax_breakdown ?? [];
  const parts = country === "USA" ? [salesTax(base, tax, breakdown)] : taxesByName(base, breakdown);
  const isWhole = sumCents(parts.map(({ amount }) => amount)) === tax;
  if (!isWhole || tax > timesRate(base, HIGHEST_PPM)) throw new TaxAway("Stripe Tax: taxes that do not add up");
  return { base, parts };
}

/** State, county, city and district in one: a receipt in the USA has one sales tax. */
function salesTax(base: Cents, tax: Cents, breakdown: readonly Part[]): AskedPart {
  return { name: "Sales tax", ratePpm: rateOf(base, tax, breakdown), amount: tax };
}

/** GST, HST, PST, RST and QST, each a line of its own. */
function taxesByName(base: Cents, breakdown: readonly Part[]): AskedPart[] {
  const byName = Map.groupBy(breakdown, ({ tax_rate_details: rate }) => (rate?.tax_type ?? "").toUpperCase());
  return [...byName].flatMap(([name, parts]) => {
    const amount = cents(parts.reduce((sum, part) => sum + part.amount, 0));
    return amount === 0 ? [] : [{ name, ratePpm: rateOf(base, amount, parts), amount }];
  });
}

/**
 * The rate as the law has it where that explains the tax, each of its parts rounded apart. Where it does not (a tax with
 * a most, as a part of Tennessee's), what the tax comes to.
 */
function rateOf(base: Cents, tax: Cents, parts: readonly Part[]): number {
  const lawful = parts.reduce(
    (sum, { tax_rate_details: rate, taxable_amount: taxable }) =>
      sum + (taxable === 0 ? 0 : Math.round(Number(rate?.percentage_decimal ?? 0) * 10_000)),
    0,
  );
  const isExplained = Math.abs(timesRate(base, lawful) - tax) <= Math.max(1, parts.length);
  return isExplained ? lawful : Math.round((tax / base) * 1_000_000);
}
