import { assert as always, nat, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { orderNumber, readOrderNumber } from "./order-number.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bytes = uint8Array({ minLength: 8, maxLength: 8 });

test("an order number is the prefix, ten base-32 characters and a check character", () => {
  always(
    property(bytes, (random) => {
      expect(orderNumber(random)).toMatch(/^RS-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/);
    }),
  );
  expect(orderNumber(new Uint8Array(8))).toBe("RS-00000-000000");
  // 31 doubled is 62 = 1 × 32 + 30, whose digits add up to 31; so all ten add 310, and 10 are missing to 320.
  expect(orderNumber(new Uint8Array(8).fill(255), "TX")).toBe("TX-ZZZZZ-ZZZZZA");
});

test("the random bits are read from the last byte on, and 7 bytes are enough", () => {
  expect(orderNumber(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1))).toBe("RS-10000-00000Z");
  expect(orderNumber(Uint8Array.of(0, 0, 0, 0, 0, 1, 0))).toBe("RS-08000-00000G");
  // Only every second character is doubled: a 1 in third place adds 1, and 31 are missing to 32.
  expect(orderNumber(Uint8Array.of(0, 0, 0, 0, 0, 4, 0))).toBe("RS-00100-00000Z");
  expect(orderNumber(Uint8Array.of(0, 0, 0, 0, 0, 0, 32))).toBe("RS-01000-00000Y");
  expect(() => orderNumber(new Uint8Array(6))).toThrow("An order number needs 7 random bytes, not 6");
});

test("a number is read back however it is typed", () => {
  always(
    property(bytes, (random) => {
      const number = orderNumber(random);
      const typed = ` ${number.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ")} `;
      expect([readOrderNumber(typed), readOrderNumber(number)]).toEqual([number, number]);
    }),
  );
});

test("every single wrong character is noticed", () => {
  always(
    property(bytes, nat(10), nat(31), (random, at, other) => {
      const body = orderNumber(random).slice(3).replace("-", "");
      const wrong = body.slice(0, at) + ALPHABET.charAt(other) + body.slice(at + 1);
      expect(readOrderNumber(`RS-${wrong}`)).toBe(wrong === body ? orderNumber(random) : null);
    }),
  );
});

test.each(["", "RS", "RS-00000-00000", "RS-00000-0000000", "TX-00000-000000", "RS-U0000-000000", "10482"])(
  "%j is no order number",
  (typed) => {
    expect(readOrderNumber(typed)).toBeNull();
  },
);
