import type { Cents } from "#rules/money/cents.ts";
import { formatCents } from "./money.ts";

/** Why a saved build costs otherwise than on the day it was saved. */
export const savedBuildReasons = {
  price: (name: string, was: Cents, now: Cents) => `${name}, avant ${formatCents(was)}, maintenant ${formatCents(now)}`,
  replaced: (name: string, was: Cents, now: Cents) =>
    `${name}, que cette pièce remplace, avant ${formatCents(was)}, maintenant ${formatCents(now)}`,
  rest: "Tout le reste",
};
