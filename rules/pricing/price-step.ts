import type { Cents } from "../money/cents.ts";
import type { Ppm } from "../money/round-half-even.ts";
import type { ShippingReason } from "../shipping/shipping-reason.ts";

export const STEP_KINDS = [
  "line",
  "warranty",
  "coupon",
  "id_discount",
  "points",
  "shipping",
  "insurance",
  "recycling",
  "tax",
  "delivery_fee",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** What one unit costs and how many there are. */
interface Units {
  unit: Cents;
  quantity: number;
}

interface Coded {
  kind: "coupon";
  code: string;
}

interface Carried {
  kind: "shipping";
  /** What the settings call the method. */
  method: string;
  reason: ShippingReason;
}

interface DeliveryFee {
  kind: "delivery_fee";
  /** Day the dated row began, `YYYY-MM-DD`. */
  validFrom: string;
  /** Who asks for it, as the settings name it. */
  source: string;
}

export interface Taxed {
  kind: "tax";
  /** What the settings call it: `Sales tax`, `GST`. */
  tax: string;
  country: "USA" | "CANADA";
  state: string;
  ratePpm: Ppm;
  /** Day the dated row began, `YYYY-MM-DD`; null where the table does not know it. */
  validFrom: string | null;
  /** What the rate is taken of. */
  base: Cents;
  /** A tax of the state alone: its cities and counties have more, which the table does not know. */
  leavesOutLocalTax: boolean;
  /** The tax provider's answer that rate and amount are of; absent where the table's rate was taken. */
  calculation?: string;
}

/** The rules that make a bill, and what each says of its step. A rule without words in `messages` does not compile. */
export interface StepFacts {
  item: Units & { kind: "line"; name: string; isIncluded: boolean };
  "pre-order-deposit": Units & { kind: "line"; name: string; isIncluded: boolean };
  /** Of a PC whose parts were chosen; a name is null for a slot that is, or was, empty. */
  "chosen-part": Units & { kind: "line"; optionId: number; name: string | null; replaces: string | null };
  /** Null: a build without one. */
  "operating-system": Units & { kind: "line"; group: 117 | 169 | null };
  /** For what was bought before; `name` is its name. */
  "longer-warranty": Units & { kind: "line"; name: string; months: number };
  warranty: Units & { kind: "warranty" };
  "shipping-warranty": Units & { kind: "warranty" };
  "extended-warranty": Units & { kind: "warranty" };
  rush: Units & { kind: "warranty" };
  "coupon-amount": Coded & { off: Cents };
  "coupon-percent": Coded & { ratePpm: Ppm };
  "id-discount": { kind: "id_discount"; groupName: string; ratePpm: Ppm };
  points: { kind: "points"; points: number };
  "shipping-method": Carried;
  "coupon-free-shipping": Carried;
  "leased-shipping": { kind: "shipping" };
  "ups-insurance": { kind: "insurance" };
  "recycling-fee": { kind: "recycling"; validFrom: string; source: string };
  /** Rounded once for each item, or once because a single item is taxed. */
  tax: Taxed & { isRoundedByItem: boolean };
  "tax-on-shipping": Taxed;
  "colorado-delivery-fee": DeliveryFee;
  "minnesota-delivery-fee": DeliveryFee;
}
export const PRICE_RULES = [
  "item",
  "pre-order-deposit",
  "chosen-part",
  "operating-system",
  "longer-warranty",
  "warranty",
  "shipping-warranty",
  "extended-warranty",
  "rush",
  "coupon-amount",
  "coupon-percent",
  "id-discount",
  "points",
  "shipping-method",
  "coupon-free-shipping",
  "leased-shipping",
  "ups-insurance",
  "recycling-fee",
  "tax",
  "tax-on-shipping",
  "colorado-delivery-fee",
  "minnesota-delivery-fee",
] as const satisfies (keyof StepFacts)[];
export type PriceRule = (typeof PRICE_RULES)[number];

/** One line of the receipt: an amount, the rule it comes from and the facts the rule saw. The steps of a cart sum to its total. */
export type PriceStepOf<Rule extends PriceRule> = {
  [R in Rule]: {
    rule: R;
    /** Signed: a discount is negative. */
    amount: Cents;
    /** Line the step belongs to, null for the whole order. */
    lineId: string | null;
    /** Shares when an amount was split over lines; sums to `amount`. */
    shares: readonly { lineId: string; amount: Cents }[];
  } & StepFacts[R];
}[Rule];
export type PriceStep = PriceStepOf<PriceRule>;

/** A charge that could have been there and is not: the receipt's "Not on this bill". */
export interface NotChargedFacts {
  "colorado-delivery-fee": { because: "katapult" | "deposit" };
  "minnesota-delivery-fee": { minimum: Cents };
  /** A state without a tax of its own whose cities have one. */
  "no-state-tax": { state: string };
  "tax-exemption": { certificate: string };
  "tax-of-deposit": object;
  /** `until` in the state's own time, `YYYY-MM-DDTHH:mm:ss`. */
  "tax-holiday": { state: string; until: string };
}
export const NOT_CHARGED_RULES = [
  "colorado-delivery-fee",
  "minnesota-delivery-fee",
  "no-state-tax",
  "tax-exemption",
  "tax-of-deposit",
  "tax-holiday",
] as const satisfies (keyof NotChargedFacts)[];
export type NotChargedRule = (typeof NOT_CHARGED_RULES)[number];
export type NotChargedOf<Rule extends NotChargedRule> = { [R in Rule]: { rule: R } & NotChargedFacts[R] }[Rule];
export type NotCharged = NotChargedOf<NotChargedRule>;
