/** Where in a text a card number stands. */
export interface FoundCard {
  start: number;
  end: number;
}

/** Prefixes and lengths that issuers of these networks use (ISO/IEC 7812 ranges as the networks publish them). */
const RANGES: readonly { prefix: RegExp; lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [13, 16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { prefix: /^3(?:0[0-5]|6|[89])/, lengths: [14] },
  { prefix: /^62/, lengths: [16, 17, 18, 19] },
];
const LONGEST = 19;

/** What stands between the digits of a number that a person wrote in groups; a log writes a line's end as two characters. */
const BETWEEN = /^(?:[\s\p{Pd}\p{Cf}._/\\·•|~*()]{1,3}|\\[nrt])$/u;
/** Numbers with a shape of their own: a UUID, a payment id of the provider, a phone number of the USA and Canada, or one that begins with its country. */
const KNOWN = [
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b(?:pm|pi|ch|re|evt|cus|tok|seti|src)_[A-Za-z0-9]{4,80}/g,
  /(?<!\d|\d[.-])(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?!\d)/g,
  /(?<![\d+])\+\d{7,15}(?![ .-]?\d)/g,
];
/** First digits of the decimal digits that are not ASCII and that Unicode does not fold into it. */
const OTHER_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

interface Group {
  digits: string;
  start: number;
  end: number;
}

/**
 * Every card number in a text, however it is spelled: in groups, with dots, dashes, slashes or odd spaces, in full-width
 * digits. One is a whole group of digits or several in a row, with a network's prefix and length and a right check digit.
 */
export function findCardNumbers(text: string): FoundCard[] {
  let plain = text;
  for (const shape of KNOWN) plain = plain.replace(shape, (found) => "x".repeat(found.length));
  const groups = digitGroups(plain);
  const found: FoundCard[] = [];
  for (let from = 0; from < groups.length; from += 1) {
    const to = lastOfCard(plain, groups, from);
    const [first, last] = [groups[from], groups[to ?? -1]];
    if (to === null || !first || !last) continue;
    found.push({ start: first.start, end: last.end });
    from = to;
  }
  return found;
}

export function hasCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0;
}

/** Which group ends the card number that begins with this one; the longest that is one. */
function lastOfCard(text: string, groups: readonly Group[], from: number): number | null {
  let digits = "";
  let last: number | null = null;
  const sizes: number[] = [];
  for (let at = from; at < groups.length; at += 1) {
    const group = groups[at];
    const before = groups[at - 1];
    if (!group || (at > from && before && !BETWEEN.test(text.slice(before.end, group.start)))) break;
    digits += group.digits;
    sizes.push(group.digits.length);
    if (digits.length > LONGEST) break;
    if (isCardNumber(digits) && isWrittenSo(digits.length, sizes)) last = at;
  }
  return last;
}

function isCardNumber(digits: string): boolean {
  return (
    RANGES.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits)) &&
    hasCheckDigit(digits)
  );
}

/** The two rare lengths are what phone numbers and lists add up to; they count when written whole, or in groups of one size. */
function isWrittenSo(length: number, sizes: readonly number[]): boolean {
  if (length !== 13 && length !== 19) return true;
  const [first = 0] = sizes;
  const isEven = sizes.every((size, at) => size === first || (at === sizes.length - 1 && size < first));
  return isEven || sizes.join() === "4,3,3,3";
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

function digitGroups(text: string): Group[] {
  const groups: Group[] = [];
  let at = 0;
  for (const character of text) {
    const digit = digitOf(character);
    const last = groups.at(-1);
    if (digit !== null && last?.end === at) {
      last.digits += digit;
      last.end = at + character.length;
    } else if (digit !== null) groups.push({ digits: digit, start: at, end: at + character.length });
    at += character.length;
  }
  return groups;
}

function digitOf(character: string): string | null {
  if (character >= "0" && character <= "9") return character;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return null;
  const folded = character.normalize("NFKC");
  if (/^\d$/.test(folded)) return folded;
  const zero = OTHER_ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? null : String(code - zero);
}
