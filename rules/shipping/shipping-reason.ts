import type { Cents } from "../money/cents.ts";
import type { TransitDays } from "./shipping-config.ts";

/** Systems of one kind: how many, what each asks for, and how that came about: the rate less what the price holds. */
export interface ChargedSystems {
  kind: "desktop" | "laptop";
  count: number;
  each: Cents;
  rate: Cents;
  included: Cents;
}

/** Why a way to ship costs what it costs; the words are in `messages`. */
export type ShippingReason =
  | { because: "deposits_only" }
  | { because: "nothing_ships" }
  | { because: "free_from"; minimum: Cents }
  | { because: "free_with_code"; code: string }
  | { because: "gear_weight"; grams: number; fee: Cents; adder: GearAdder | null }
  | { because: "ready_made"; count: number; each: Cents; days: TransitDays | null }
  | { because: "systems"; charged: readonly ChargedSystems[] }
  /** An order from before reasons were kept, whose sentence told no facts. */
  | { because: "as_written"; words: string };

export type GearAdder =
  | { because: "postal_service"; fee: Cents }
  | { because: "two_days_to_region"; fee: Cents; state: string };

export interface ShippingFee {
  fee: Cents;
  reason: ShippingReason;
}
