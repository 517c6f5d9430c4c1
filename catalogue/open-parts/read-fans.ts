import type { CaseFanFacts } from "#rules/build/facts/case-fan-facts.ts";
import { countKnown, figure, type Row, word, wordsOf } from "./row-fields.ts";

export function readFans(row: Row): CaseFanFacts {
  const lights = wordsOf(row, "lighting");
  return {
    sizeMm: figure(row, "size", [40, 250]),
    thickMm: null,
    quantity: countKnown(row, "quantity"),
    connector: connectorOf(word(row, "connector") ?? ""),
    maxRpm: null,
    lit: lights && lights.some((light) => light !== "None"),
  };
}

function connectorOf(words: string): CaseFanFacts["connector"] {
  // Before a plus is the plug of the motor, behind it that of the lights.
  const [motor = ""] = words.split("+");
  if (/proprietary/i.test(motor)) return "maker's own";
  if (/^4-pin/i.test(motor)) return "4-pin";
  return /^3-pin ?$/i.test(motor) ? "3-pin" : null;
}
