/** Crockford's 32 signs: no I, L, O or U, so that nobody mistakes one for another. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 28;
const GROUP = 4;

/** How many random bytes a code is made of: five bits of each, 140 in all. */
export const CODE_BYTES = LENGTH;

/** The most that somebody types for one, with spaces or hyphens between its groups. */
export const LONGEST_TYPED_CODE = 60;

/** `7K3M-…`: seven groups of four. */
export function makeVoucherCode(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] ?? "").join("");
  if (signs.length !== LENGTH) throw new Error(`A voucher's code is made of ${LENGTH} bytes`);
  return signs.match(/.{4}/g)?.join("-") ?? "";
}

/** A code as it was typed: small letters, spaces, and the signs that look alike are what they mean. Null for what is none. */
export function readVoucherCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (signs.length !== LENGTH || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return signs.match(/.{4}/g)?.join("-") ?? null;
}

/** What is shown of a code. */
export function lastOfCode(code: string): string {
  return code.slice(-GROUP);
}
