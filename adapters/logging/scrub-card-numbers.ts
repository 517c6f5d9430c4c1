/** 13 to 19 digits, perhaps in groups, not inside a longer run of digits or letters. */
const CANDIDATE = /(?<![\dA-Za-z.-])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g;

/** Puts `[card]` in place of every number that could be a card's: 13 to 19 digits whose check digit is right. */
export function scrubCardNumbers(text: string): string {
  return text.replace(CANDIDATE, (found) => (hasCheckDigit(found.replaceAll(/\D/g, "")) ? "[card]" : found));
}

/** Luhn's check, ISO/IEC 7812-1 annex B. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
