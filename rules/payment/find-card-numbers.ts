/** Where in a text a card number stands. */
export interface FoundCard {
  start: number;
  end: number;
}

/** First four digits and lengths that issuers of these networks use (ISO/IEC 7812 ranges as the networks publish them), the longest first. */
const RANGES: readonly { from: number; to: number; lengths: readonly number[] }[] = [
  { from: 4000, to: 4999, lengths: [19, 16, 13] },
  { from: 5100, to: 5599, lengths: [16] },
  { from: 2221, to: 2720, lengths: [16] },
  { from: 3400, to: 3499, lengths: [15] },
  { from: 3700, to: 3799, lengths: [15] },
  { from: 6011, to: 6011, lengths: [19, 16] },
  { from: 6440, to: 6599, lengths: [19, 16] },
  { from: 3528, to: 3589, lengths: [19, 16] },
  { from: 3000, to: 3059, lengths: [14] },
  { from: 3600, to: 3699, lengths: [14] },
  { from: 3800, to: 3999, lengths: [14] },
  { from: 6200, to: 6299, lengths: [19, 18, 17, 16] },
];
const SHORTEST = 13;

/** What stands between the digits of a number that a person wrote in groups: so many of these, or a line's end as a log writes it. */
const BETWEEN = /[\s\p{Pd}\p{Cf}._/\\·•|~*()]/u;
const MOST_BETWEEN = 3;
/** Numbers with a shape of their own: a UUID, a payment id of the provider, a phone number of the USA and Canada, or one that begins with its country. */
const KNOWN = [
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b(?:pm|pi|ch|re|evt|cus|tok|seti|src)_[A-Za-z0-9]{4,80}/g,
  /(?<!\d|\d[.-])(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?!\d)/g,
  /(?<![\d+])\+\d{7,15}(?![ .-]?\d)/g,
];
/** First digits of the decimal digits that are not ASCII and that Unicode does not fold into it. */
const OTHER_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

/** The digits of a text, one after another. */
interface Digits {
  count: number;
  values: Uint8Array;
  /** Where in the text each one stands. */
  at: Int32Array;
  /** What each one begins: `GROUP`, `ROW` or nothing. One more than there are digits: behind the last a row would begin. */
  begins: Uint8Array;
}

/** Digits with nothing between them. */
const GROUP = 1;
/** Groups with nothing between them but what a person puts there. */
const ROW = 2;

/**
 * Every card number in a text, however it is spelled: in groups, with dots, dashes, slashes or odd spaces, in full-width
 * digits. One is a whole group of digits or several in a row, with a network's prefix and length and a right check digit.
 * Work grows with the text's length and with nothing else in it: whoever asks bounds that, and nothing more.
 */
export function findCardNumbers(text: string): FoundCard[] {
  if (text.length < SHORTEST) return [];
  let plain = text;
  for (const shape of KNOWN) plain = plain.replace(shape, (found) => "x".repeat(found.length));
  const digits = digitsIn(plain);
  return digits.count < SHORTEST ? [] : cardsIn(digits, plain);
}

export function hasCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0;
}

/** A card number begins with a group, ends with one, and is the longest that begins there. */
function cardsIn(digits: Digits, text: string): FoundCard[] {
  const { count, at, begins } = digits;
  const found: FoundCard[] = [];
  const sums = checkSums(digits);
  let rowEnd = 0;
  for (let from = 0; from < count;) {
    if (from >= rowEnd) rowEnd = endOfRow(digits, from);
    const most = rowEnd - from;
    const isCard = (length: number) =>
      length <= most &&
      begins[from + length] !== 0 &&
      hasCheckDigit(sums, from, from + length) &&
      isWrittenSo(digits, from, length);
    const length = begins[from] === 0 || most < SHORTEST ? undefined : lengthsAt(digits, from).find(isCard);
    if (length !== undefined)
      found.push({ start: at[from] ?? 0, end: endOfCharacter(text, at[from + length - 1] ?? 0) });
    from += length ?? 1;
  }
  return found;
}

function endOfRow({ count, begins }: Digits, from: number): number {
  let end = from + 1;
  while (end < count && begins[end] !== ROW) end += 1;
  return end;
}

function endOfCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function lengthsAt({ values }: Digits, at: number): readonly number[] {
  let prefix = 0;
  for (let place = at; place < at + 4; place += 1) prefix = prefix * 10 + (values[place] ?? 0);
  return RANGES.find(({ from, to }) => from <= prefix && prefix <= to)?.lengths ?? [];
}

/** The two rare lengths are what phone numbers and lists add up to; they count when written whole, or in groups of one size. */
function isWrittenSo({ begins }: Digits, from: number, length: number): boolean {
  if (length !== 13 && length !== 19) return true;
  const inside = begins.subarray(from, from + length);
  const sizes: number[] = [];
  for (let edge = 0; edge < length;) {
    const next = inside.indexOf(GROUP, edge + 1);
    const end = next === -1 ? length : next;
    sizes.push(end - edge);
    edge = end;
  }
  const [first = 0] = sizes;
  const isEven = sizes.every((size, at) => size === first || (at === sizes.length - 1 && size < first));
  return isEven || sizes.join() === "4,3,3,3";
}

/** Luhn's sums of all digits before each, those at even places doubled or those at odd ones: a run's check is one subtraction. */
interface CheckSums {
  even: Int32Array;
  odd: Int32Array;
}

function checkSums({ count, values }: Digits): CheckSums {
  const [even, odd] = [new Int32Array(count + 1), new Int32Array(count + 1)];
  for (let at = 0; at < count; at += 1) {
    const digit = values[at] ?? 0;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    even[at + 1] = (even[at] ?? 0) + (at % 2 === 0 ? doubled : digit);
    odd[at + 1] = (odd[at] ?? 0) + (at % 2 === 0 ? digit : doubled);
  }
  return { even, odd };
}

/** Luhn's check, ISO/IEC 7812-1 annex B: every second digit before the last is doubled. */
function hasCheckDigit({ even, odd }: CheckSums, from: number, to: number): boolean {
  const sums = to % 2 === 0 ? even : odd;
  return ((sums[to] ?? 0) - (sums[from] ?? 0)) % 10 === 0;
}

function digitsIn(text: string): Digits {
  const [values, begins] = [new Uint8Array(text.length), new Uint8Array(text.length + 1)];
  const at = new Int32Array(text.length);
  let count = 0;
  let between = MOST_BETWEEN + 1;
  for (let place = 0; place < text.length;) {
    const code = text.codePointAt(place) ?? 0;
    const kind = kindOf(code);
    if (kind === SEPARATOR) between += 1;
    else if (kind === ANYTHING_ELSE) between = endsLine(text, place, between) ? MOST_BETWEEN : MOST_BETWEEN + 1;
    else {
      values[count] = kind;
      at[count] = place;
      begins[count] = between > MOST_BETWEEN ? ROW : between > 0 ? GROUP : 0;
      between = 0;
      count += 1;
    }
    place += code > 0xffff ? 2 : 1;
  }
  begins[count] = ROW;
  return { count, values, at, begins };
}

/** A log writes a line's end as two characters; they stand alone between two groups. */
function endsLine(text: string, at: number, between: number): boolean {
  return between === 1 && text[at - 1] === "\\" && "nrt".includes(text[at] ?? " ");
}

const SEPARATOR = 10;
const ANYTHING_ELSE = 11;
/** What each character is: its digit, `SEPARATOR` or `ANYTHING_ELSE`, one higher; 0 until somebody has written it. */
const KINDS = new Uint8Array(0x11_00_00);

function kindOf(code: number): number {
  const known = KINDS[code] ?? 0;
  if (known > 0) return known - 1;
  const character = String.fromCodePoint(code);
  const kind = digitOf(character) ?? (BETWEEN.test(character) ? SEPARATOR : ANYTHING_ELSE);
  KINDS[code] = kind + 1;
  return kind;
}

function digitOf(character: string): number | null {
  if (!/\p{N}/u.test(character)) return null;
  const folded = character.normalize("NFKC");
  if (/^\d$/.test(folded)) return Number(folded);
  const code = character.codePointAt(0) ?? 0;
  const zero = OTHER_ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? null : code - zero;
}
