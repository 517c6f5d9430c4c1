import { cents } from "../money/cents.ts";
import { type AskedPart, REFUND_CHARGES, type RefundPart } from "./price-refund.ts";

const DOLLARS = /^\$?(\d{1,7})(?:\.(\d{2}))?$/;

/**
 * Parts of an order as a person types them: `1` for all that is left of the first line, `1x2` for two units of it,
 * `1=20.00` or `shipping=5` for an amount without its tax, `shipping` for all that is left of it. Null for anything else.
 */
export function readAskedParts(words: readonly string[]): AskedPart[] | null {
  const parts = words.map(readAskedPart);
  return parts.every((part) => part !== null) ? parts : null;
}

function readAskedPart(word: string): AskedPart | null {
  const [, name = "", units, amount] = /^([a-z_]+|[1-9]\d?)(?:x([1-9]\d{0,3})|=(\S+))?$/.exec(word) ?? [];
  const part = readPart(name);
  if (part === null) return null;
  if (units !== undefined) return typeof part === "number" ? { part, units: Number(units) } : null;
  if (amount === undefined) return { part };
  const [, dollars, rest = "0"] = DOLLARS.exec(amount) ?? [];
  const whole = dollars === undefined ? 0 : Number(dollars) * 100 + Number(rest);
  return whole > 0 ? { part, amount: cents(whole) } : null;
}

function readPart(name: string): RefundPart | null {
  return /^\d+$/.test(name) ? Number(name) : (REFUND_CHARGES.find((charge) => charge === name) ?? null);
}
