import type { ChargedSystems, GearAdder, ShippingReason } from "#rules/shipping/shipping-reason.ts";
import { formatCents as money } from "./money.ts";

type Because = ShippingReason["because"];
type ReasonOf<B extends Because> = { [Each in B]: Extract<ShippingReason, { because: Each }> }[B];

const WORDS: { readonly [B in Because]: (reason: ReasonOf<B>) => string } = {
  nothing_ships: () => "A warranty needs no parcel. It applies once it’s paid for.",
  deposits_only: () => "A deposit is paid now; nothing ships until the pre-order does.",
  free_from: ({ minimum }) => `Free from ${money(minimum)} after discounts.`,
  free_with_code: ({ code }) => `Free with code ${code}.`,
  gear_weight: ({ grams, fee, adder }) =>
    `${weight(grams)} of gear: ${money(fee)}${adder ? `, and ${added(adder)}` : ""}.`,
  ready_made: ({ count, each, days }) => {
    const fee = each === 0 ? "Included in the price of every ready-made PC." : `${count} ready-made × ${money(each)}.`;
    return days ? `${fee} ${days.from}-${days.until} Business Days.` : fee;
  },
  systems: ({ charged }) =>
    charged.length === 0 ? "Included in the price of every PC and laptop." : `${charged.map(systems).join(", ")}.`,
  as_written: ({ words }) => words,
};

/** Why a way to ship costs what it costs, in one sentence. */
export function shippingReasonText<B extends Because>(reason: ReasonOf<B>): string {
  return WORDS[reason.because](reason);
}

function systems({ kind, count, each, rate, included }: ChargedSystems): string {
  return `${count} × ${money(each)} (the ${kind} rate of ${money(rate)}, less ${money(included)} already in its price)`;
}

function added(adder: GearAdder): string {
  return adder.because === "postal_service"
    ? `${money(adder.fee)} for the postal service`
    : `${money(adder.fee)} for two-day delivery to ${adder.state}`;
}

function weight(grams: number): string {
  return `${(grams / 1000).toFixed(grams % 1000 === 0 ? 0 : 2)} kg`;
}
