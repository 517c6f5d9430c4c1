/** Red, green and blue, 0–255. */
export interface Rgb {
  red: number;
  green: number;
  blue: number;
}

/** Exactly 3 or 6 hex characters in any case, with or without `#` (S354, A31); null for anything else. */
export function hexColor(typed: string): Rgb | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (hex === undefined) return null;
  const six = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const value = Number.parseInt(six, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
