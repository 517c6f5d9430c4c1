import type { Cents } from "#rules/money/cents.ts";
import { formatCents } from "./money.ts";

/** Why a saved build costs otherwise than on the day it was saved. */
export const savedBuildReasons = {
  price: (name: string, was: Cents, now: Cents) => `${name}, was ${formatCents(was)}, is ${formatCents(now)}`,
  replaced: (name: string, was: Cents, now: Cents) =>
    `${name}, which it stands for, was ${formatCents(was)}, is ${formatCents(now)}`,
  rest: "Everything else",
};
