import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderNumber } from "../order/order-number.ts";
import { findCardNumbers, hasCardNumber } from "./find-card-numbers.ts";

/** Numbers that the networks publish for tests. */
const CARDS = {
  Visa: "4242424242424242",
  "Visa of 13": "4222222222222",
  "Visa of 19": "4000000000000000006",
  MasterCard: "5555555555554444",
  "MasterCard 2": "2223003122003222",
  "American Express": "378282246310005",
  Discover: "6011111111111117",
  JCB: "3566002020360505",
  Diners: "30569309025904",
  "Diners 36": "36227206271667",
  UnionPay: "6200000000000005",
};
const each = (digits: string, between: string) => digits.replaceAll(/(\d{4})(?=\d)/g, `$1${between}`);
const SPELLINGS: Record<string, (digits: string) => string> = {
  whole: (digits) => digits,
  spaces: (digits) => each(digits, " "),
  dots: (digits) => each(digits, "."),
  dashes: (digits) => each(digits, "-"),
  "long dashes": (digits) => each(digits, "–"),
  slashes: (digits) => each(digits, "/"),
  underscores: (digits) => each(digits, "_"),
  "spaces that do not break": (digits) => each(digits, "\u00a0"),
  "spaces that nobody sees": (digits) => each(digits, "\u200b"),
  lines: (digits) => each(digits, "\n"),
  "dash and spaces": (digits) => each(digits, " - "),
  "one by one": (digits) => [...digits].join(" "),
  "full-width digits": (digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  "Arabic digits": (digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
};

describe.each(Object.entries(CARDS))("%s", (_, digits) => {
  test.each(Object.entries(SPELLINGS))("is found in %s, alone and in a sentence", (_spelling, spell) => {
    const spelled = spell(digits);
    for (const text of [spelled, `card ${spelled}, thanks`, `visa${spelled}cvv`, `no. 12 ${spelled} 12/30 123`]) {
      const [found] = findCardNumbers(text);
      expect(text.slice(found?.start, found?.end), text).toBe(spelled);
    }
  });

  test("with another last digit is none", () => {
    expect(hasCardNumber(digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10))).toBe(false);
  });
});

test("several numbers are all found", () => {
  expect(findCardNumbers("4242424242424242 and 5555 5555 5555 4444")).toHaveLength(2);
});

test.each([
  "Call (408) 555-0123 or 415-555-0199, ask for suite 4400",
  "408 555 0123 / 415 555 0199",
  "+49 1512 3456789, +4915123456789",
  "80202-1234",
  "2026-11-21T10:00:00.000Z",
  "0b3a1f52-4242-4242-8242-424242424242",
  "pm_4242424242424242",
  "RTX 5070 12 GB, 32 GB DDR5-6000 CL30, 2 x 2 TB",
  "1Z999AA10123456784",
  "9400 1000 0000 0000 0000 00",
  "1920x1080, 2560x1440, 3840x2160",
  "",
])("%j has none", (text) => {
  expect(findCardNumbers(text)).toEqual([]);
});

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(""));
const phone = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 200, max: 999 }), digits(4))
  .chain(([area, office, line]) =>
    fc.constantFrom(
      `(${area}) ${office}-${line}`,
      `${area}-${office}-${line}`,
      `${area}.${office}.${line}`,
      `${area} ${office} ${line}`,
      `${area}${office}${line}`,
      `+1${area}${office}${line}`,
      `1-${area}-${office}-${line}`,
      `(${area}) ${office}-${line} ext. 12`,
    ),
  );

test("no phone number, alone or beside another, is taken for a card", () => {
  fc.assert(
    fc.property(phone, phone, fc.constantFrom(" ", ", ", " / ", " or ", "\n"), (one, other, between) => {
      expect(hasCardNumber(one)).toBe(false);
      expect(hasCardNumber(one + between + other)).toBe(false);
    }),
    { numRuns: 3_000 },
  );
});

test("no order number, UUID, ZIP+4 or cart token is taken for a card", () => {
  const bytes = (count: number) => fc.uint8Array({ minLength: count, maxLength: count });
  const token = digits(0).chain(() =>
    bytes(32).map((all) => btoa(String.fromCodePoint(...all)).replaceAll(/[+/=]/g, "-")),
  );
  const known = fc.oneof(
    bytes(8).map((dice) => orderNumber(dice)),
    fc.uuid(),
    fc.tuple(digits(5), digits(4)).map((parts) => parts.join("-")),
    token,
  );
  fc.assert(
    fc.property(known, (text) => {
      expect(hasCardNumber(text)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

test("of barcodes (EAN-13) only one in a hundred is refused: those with a Visa prefix whose check digit is right for both", () => {
  const refused: string[] = [];
  const all = 20_000;
  for (let number = 0; number < all; number += 1) {
    const twelve = String((number * 48_271_000_009) % 1_000_000_000_000).padStart(12, "0");
    const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    const ean = twelve + ((10 - (sum % 10)) % 10);
    if (hasCardNumber(ean)) refused.push(ean);
  }
  expect(refused.filter((ean) => !ean.startsWith("4"))).toEqual([]);
  expect(refused.length / all).toBeLessThan(0.015);
});
