import { idGroupName } from "./id-discount.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { Ppm } from "#rules/money/round-half-even.ts";
import type { NotChargedOf, NotChargedRule, PriceRule, PriceStepOf, Taxed } from "#rules/pricing/price-step.ts";
import { longDay } from "./days.ts";
import { formatCents as money, percent } from "./money.ts";
import { longerWarrantyName } from "./order-lines.ts";
import { roundingText } from "./rounding.ts";
import { shippingReasonText } from "./shipping-reasons.ts";
import { regionName } from "./states.ts";

/** What a shopper reads of a step. `rounding` is null for exact sums; `note` says what the amount leaves out. */
export interface StepWords {
  label: string;
  why: string;
  rounding: string | null;
  note?: string;
}

const BY_ITEM = "Rounded once for each item.";
const EACH_CARRIES = "Each item carries its part, so that a return refunds what you really paid.";

const rate = (ppm: Ppm) => percent(ppm / 1_000_000);
const times = (quantity: number) => (quantity === 1 ? "" : ` × ${quantity}`);

const STEP_WORDS: { readonly [Rule in PriceRule]: (step: PriceStepOf<Rule>) => StepWords } = {
  item: (step) => unitWords(itemName(step), step),
  "pre-order-deposit": (step) => ({
    ...unitWords(itemName(step), step),
    why: `A deposit of ${money(step.unit)}${times(step.quantity)}; the rest is due when it ships.`,
  }),
  "chosen-part": (step) => unitWords(changedPart(step), step),
  "operating-system": (step) => unitWords(systemName(step.group), step),
  "longer-warranty": (step) => unitWords(longerWarrantyName(step.name, step.months), step),
  warranty: (step) => unitWords("Longer warranty", step),
  "shipping-warranty": (step) => unitWords("Shipping warranty", step),
  "extended-warranty": (step) => unitWords("Extended warranty", step),
  rush: (step) => unitWords("Rush service", step),
  "coupon-amount": ({ code, off }) => ({
    label: `Code ${code}`,
    why: `${code}: ${money(off)} off what it applies to. ${EACH_CARRIES}`,
    rounding: "Shared by price, spare cents to the largest remainders.",
  }),
  "coupon-percent": ({ code, ratePpm }) => ({
    label: `Code ${code}`,
    why: `${code}: ${rate(ratePpm)} off what it applies to. ${EACH_CARRIES}`,
    rounding: BY_ITEM,
  }),
  "id-discount": ({ groupName, ratePpm }) => ({
    label: `${idGroupName(groupName)} discount`,
    why: `${rate(ratePpm)} off every item but deposits, for the verified group ${idGroupName(groupName)}. ${EACH_CARRIES}`,
    rounding: BY_ITEM,
  }),
  points: ({ points }) => ({
    label: `${points.toLocaleString("en-US")} points`,
    why: "Points you chose to spend. They come back if you return the order.",
    rounding: "Shared by what is left to pay of each item.",
  }),
  "shipping-method": shipping,
  "coupon-free-shipping": shipping,
  "leased-shipping": ({ amount }) =>
    exact("Shipping of a leased order", `${money(amount)} more than the same way to ship an order that isn’t leased.`),
  "ups-insurance": () => exact("UPS insurance", "The insurer's quote for this cart, as you chose it."),
  "recycling-fee": ({ source }) =>
    exact("Recycling fee", `The state pays recyclers with it; we keep none of it. ${source}`),
  tax: (step) => ({
    label: step.tax,
    why: taxOf(step),
    rounding: step.isRoundedByItem && !step.calculation ? BY_ITEM : taxRounding(step),
    ...noteOf(step),
  }),
  "tax-on-shipping": (step) => ({
    label: `${step.tax} on shipping`,
    why: `${taxOf(step)} Delivery of taxed goods is taxed with them.`,
    rounding: taxRounding(step),
    ...noteOf(step),
  }),
  "colorado-delivery-fee": (step) => exact("Colorado retail delivery fee", feeSince(step)),
  "minnesota-delivery-fee": (step) => exact("Minnesota retail delivery fee", feeSince(step)),
};

export function stepWords<Rule extends PriceRule>(step: PriceStepOf<Rule>): StepWords {
  return STEP_WORDS[step.rule](step);
}

function exact(label: string, why: string): StepWords {
  return { label, why, rounding: null };
}

function unitWords(name: string, { unit, quantity }: { unit: Cents; quantity: number }): StepWords {
  return exact(name + times(quantity), `${money(unit)}${times(quantity)}.`);
}

function itemName({ name, isIncluded }: PriceStepOf<"item" | "pre-order-deposit">): string {
  return isIncluded ? `${name}, included` : name;
}

function changedPart({ name, replaces }: PriceStepOf<"chosen-part">): string {
  if (name === null) return `Without ${replaces ?? ""}`;
  return replaces === null ? name : `${name}, instead of ${replaces}`;
}

function systemName(group: 117 | 169 | null): string {
  if (group === null) return "No operating system";
  return group === 169 ? "Windows Pro" : "Windows Home";
}

function shipping({ method, reason }: PriceStepOf<"shipping-method" | "coupon-free-shipping">): StepWords {
  return exact(method === "" ? "Shipping" : `Shipping, ${method}`, shippingReasonText(reason));
}

function taxOf({ ratePpm, base, country, state }: Taxed): string {
  return `${rate(ratePpm)} of ${money(base)} in ${regionName({ country, state })}.`;
}

/** A tax service rounds each of its parts. */
function taxRounding({ calculation, base, ratePpm, amount }: Taxed & { amount: Cents }): string {
  return calculation ? "Calculated for this address." : roundingText(base, ratePpm, amount);
}

function noteOf({ leavesOutLocalTax }: Taxed): { note?: string } {
  return leavesOutLocalTax ? { note: "At the state rate. We charge no city or county tax." } : {};
}

function feeSince({ amount, validFrom, source }: PriceStepOf<"colorado-delivery-fee" | "minnesota-delivery-fee">) {
  return `${money(amount)} per order since ${longDay(validFrom)}. ${source}`;
}

const NOT_CHARGED: { readonly [Rule in NotChargedRule]: (facts: NotChargedOf<Rule>) => string } = {
  "colorado-delivery-fee": ({ because }) =>
    because === "katapult"
      ? "Colorado’s delivery fee is Katapult’s to file."
      : "Colorado’s delivery fee isn’t charged on a deposit, because nothing is delivered yet.",
  "minnesota-delivery-fee": ({ minimum }) => `Minnesota's delivery fee begins at ${money(minimum)}.`,
  "no-state-tax": ({ state }) =>
    `${regionName({ country: "USA", state })} has no state sales tax, and we charge no local tax.`,
  "tax-exemption": ({ certificate }) => `Exempt by certificate ${certificate}.`,
  "tax-of-deposit": () => "A pre-order deposit isn’t taxed. You pay the tax with the rest of the price.",
  "tax-holiday": ({ state, until }) =>
    `Tax holiday in ${regionName({ country: "USA", state })} until ${until.replace("T", " ")} local time.`,
};

export function notChargedText<Rule extends NotChargedRule>(facts: NotChargedOf<Rule>): string {
  return NOT_CHARGED[facts.rule](facts);
}
