import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import type { ChangedPart, LineToPrice } from "./line-to-price.ts";
import { givenBack } from "./replaced-price.ts";

/** The operating-system constants by group (S535, A52): what the shop asks for Home and for Pro. */
export type OperatingSystemPrices = Readonly<Record<117 | 169, Cents>>;

/** The specification's word for "build it later": costs nothing (S518). */
export const DEFER = "DEFER";

/** One unit's price in its parts; together they are the unit price on the bill. */
export interface LinePart {
  part: "item" | "chosen-part" | "operating-system" | "warranty" | "shipping-warranty" | "extended-warranty" | "rush";
  amount: Cents;
  /** Of a chosen part. */
  changed?: ChangedPart;
}

/** Every part that costs something, the item itself first. A free item has one part of 0. */
export function lineParts(line: LineToPrice, systems: OperatingSystemPrices): readonly LinePart[] {
  if (line.freeWithLineId !== null) return [{ part: "item", amount: NO_CENTS }];
  const item: LinePart = { part: "item", amount: line.unitPrice };
  // A deposit holds a place in the queue; what is chosen for the PC is paid with the rest of its price.
  if (line.isPreOrderDeposit) return [item];
  const parts = changedParts(line);
  const withParts = sumCents([line.unitPrice, ...parts.map(({ amount }) => amount)]);
  const chosen: LinePart[] = [
    ...parts,
    { part: "operating-system", amount: systemAmount(line, withParts, systems) },
    { part: "warranty", amount: line.warrantyPrice },
    { part: "shipping-warranty", amount: line.shippingWarrantyPrice },
    { part: "extended-warranty", amount: line.extendedWarrantyPrice },
    { part: "rush", amount: line.rushService === "rush" ? line.rushPrice : NO_CENTS },
  ];
  return [item, ...chosen.filter(({ amount }) => amount !== 0)];
}

export function lineUnitPrice(line: LineToPrice, systems: OperatingSystemPrices): Cents {
  return sumCents(lineParts(line, systems).map(({ amount }) => amount));
}

/** What a chosen part adds to the price of the PC as it stands; below zero for a cheaper one. The one place that says so. */
function partDifference({ price, replacedPrice }: ChangedPart): Cents {
  return cents(price - replacedPrice);
}

/** Cheaper parts give back no more than the PC costs. */
function changedParts({ configuration, unitPrice }: LineToPrice): LinePart[] {
  let left: number = unitPrice;
  return (configuration?.changed ?? []).map((changed): LinePart => {
    const amount = cents(Math.max(-left, partDifference(changed)));
    left += amount;
    return { part: "chosen-part", amount, changed };
  });
}

/**
 * Price of the chosen group less that of the included one; below zero when Home replaces an included Pro, or a build is
 * to have none.
 */
function operatingSystemAdjustment(
  line: Pick<LineToPrice, "operatingSystemGroup" | "includedOperatingSystemGroup" | "configuration">,
  systems: OperatingSystemPrices,
): Cents {
  if (line.operatingSystemGroup === null && !line.configuration) return NO_CENTS;
  return cents(priceOf(line.operatingSystemGroup, systems) - priceOf(line.includedOperatingSystemGroup, systems));
}

function priceOf(group: 117 | 169 | null, systems: OperatingSystemPrices): Cents {
  return group === null ? NO_CENTS : systems[group];
}

/** A system taken out gives back no more than the PC with its parts costs; of a build in a sale, its share. */
function systemAmount(line: LineToPrice, withParts: Cents, systems: OperatingSystemPrices): Cents {
  const difference = operatingSystemAdjustment(line, systems);
  const partsPrice = line.configuration?.partsPrice;
  if (difference >= 0 || partsPrice === undefined) return cents(Math.max(-withParts, difference));
  return cents(Math.max(-withParts, -givenBack(cents(-difference), { unitPrice: line.unitPrice, partsPrice })));
}
