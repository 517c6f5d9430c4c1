/** What of an order has a serial number: one unit of a line, or one of that unit's parts. */
export interface SerialPlace {
  /** The line's number in the order, from 1. */
  Line: number;
  /** From 1. */
  Unit: number;
  /** 0: the thing itself; else the how-manieth of its parts. */
  Part: number;
}

const SHAPE = /^[A-Za-z0-9](?:[A-Za-z0-9 ./:_#+-]{0,58}[A-Za-z0-9])?$/;

/** A serial number as its sticker shows it; two of a pair stand with a slash between. Null for anything else. */
export function readSerial(typed: string): string | null {
  const serial = typed.trim().replaceAll(/\s+/g, " ");
  return SHAPE.test(serial) ? serial : null;
}

/** What is in a place of a line; null where the line has no such unit or part. */
export function nameOfPlace(
  line: { description: string; quantity: number; parts: readonly string[] },
  { Unit, Part }: Pick<SerialPlace, "Unit" | "Part">,
): string | null {
  if (Unit < 1 || Unit > line.quantity) return null;
  return Part === 0 ? line.description : (line.parts[Part - 1] ?? null);
}
