const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** Whether this is a trade item's number (EAN, UPC, GTIN-14): its length, and its check digit (gs1.org, modulo 10). */
export function isGtin(text: string): boolean {
  if (!LENGTHS.has(text.length) || !/^\d+$/.test(text)) return false;
  const sum = [...text].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && Number(text) > 0;
}
