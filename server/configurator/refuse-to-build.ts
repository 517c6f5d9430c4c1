import { QUANTITY } from "#rules/cart/quantity.ts";
import type { Refusal } from "#rules/refusal.ts";
import { type ConfiguredBuild, isStanding } from "../builds/configure.ts";
import { type CartLine, checkUnits } from "../carts/cart-lines.ts";
import { checkParts } from "../carts/part-units.ts";

/** Why a build cannot be bought now: by the rules, or because something of it is not on the shelf. */
export function refuseToBuild(configured: ConfiguredBuild, line: CartLine): Refusal | null {
  const short = configured.refusal ?? checkUnits(line, QUANTITY.least);
  return short ?? (isStanding(configured.model, configured.code) ? null : checkParts([line]));
}
