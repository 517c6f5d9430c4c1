/** Digits of a North American number without its leading 1; anything else a person typed is dropped. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** `(xxx) xxx-xxxx`; a number that is not ten digits long comes back trimmed, as typed. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length !== 10) return typed.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A cell phone for text updates: spaces, parentheses and punctuation out, a leading + too (S351). */
export function cellPhoneForTexts(typed: string): string {
  return typed.replace(/[\s\p{P}+]/gu, "");
}
