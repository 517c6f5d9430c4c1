import { readTypedDollars } from "#rules/money/typed-dollars.ts";

const MOST = 1_000_000;

/** The dollars that were typed as a target: null where nothing was, `wrong` where it is no amount that a price can have. */
export function readTarget(typed: string): number | null | "wrong" {
  if (typed.trim().replace("$", "") === "") return null;
  const dollars = readTypedDollars(typed) ?? 0;
  return dollars > 0 && dollars < MOST ? dollars : "wrong";
}
