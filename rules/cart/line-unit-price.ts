import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "./line-to-price.ts";

/** The operating-system constants by group (S535, A52): what the shop asks for Home and for Pro. */
export type OperatingSystemPrices = Readonly<Record<117 | 169, Cents>>;

/** The specification's word for "build it later": costs nothing (S518). */
export const DEFER = "DEFER";

/** One unit's price in its parts; together they are the unit price on the bill. */
export interface LinePart {
  part: "item" | "operating-system" | "warranty" | "shipping-warranty" | "extended-warranty" | "rush";
  amount: Cents;
}

/** Every part that costs something, the item itself first. A free item has one part of 0. */
export function lineParts(line: LineToPrice, systems: OperatingSystemPrices): readonly LinePart[] {
  if (line.freeWithLineId !== null) return [{ part: "item", amount: NO_CENTS }];
  const item: LinePart = { part: "item", amount: line.unitPrice };
  // A deposit holds a place in the queue; what is chosen for the PC is paid with the rest of its price.
  if (line.isPreOrderDeposit) return [item];
  const chosen: LinePart[] = [
    { part: "operating-system", amount: systemAmount(line, systems) },
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

/** Price of the chosen group less that of the included one; below zero when Home replaces an included Pro. */
function operatingSystemAdjustment(
  line: Pick<LineToPrice, "operatingSystemGroup" | "includedOperatingSystemGroup">,
  systems: OperatingSystemPrices,
): Cents {
  if (line.operatingSystemGroup === null) return NO_CENTS;
  const included = line.includedOperatingSystemGroup === null ? NO_CENTS : systems[line.includedOperatingSystemGroup];
  return cents(systems[line.operatingSystemGroup] - included);
}

/** A system taken out gives back no more than the PC costs. */
function systemAmount(line: LineToPrice, systems: OperatingSystemPrices): Cents {
  return cents(Math.max(-line.unitPrice, operatingSystemAdjustment(line, systems)));
}
