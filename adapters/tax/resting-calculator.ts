import { restingCall } from "../http/resting-call.ts";
import { TaxAway, type TaxCalculator } from "./tax-calculator.ts";

/** A calculator that rests after three failures in a row. An address it does not know is none. */
export function restingCalculator(calculator: TaxCalculator, now?: () => number): TaxCalculator {
  const rest = { Away: TaxAway, rests: () => new TaxAway("The tax service rests after failures"), ...(now && { now }) };
  return { calculate: restingCall((question) => calculator.calculate(question), rest) };
}
