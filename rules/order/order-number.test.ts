import fc from "fast-check";
import { expect, test } from "vitest";
import { orderNumber, readOrderNumber } from "./order-number.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });

test("an order number is the prefix, ten base-32 characters and a check character", () => {
  fc.assert(fc.property(bytes, (random) => /^RS-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/.test(orderNumber(random))));
  expect(orderNumber(new Uint8Array(8))).toBe("RS-00000-000000");
  // 31 at an odd place doubles to 62 = 1 × 32 + 30, which adds 31; at an even place 31: five of each are 310, and 310 + 10 = 10 × 32
  expect(orderNumber(new Uint8Array(8).fill(255), "TX")).toBe("TX-ZZZZZ-ZZZZZA");
});

test("the same random bytes give the same number, one other bit another", () => {
  expect(orderNumber(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1))).toBe("RS-10000-00000Z");
});

test("fewer than 7 random bytes are refused", () => {
  expect(() => orderNumber(new Uint8Array(6))).toThrow("An order number needs 7 random bytes, not 6");
});

test("a number is read back however it is typed", () => {
  fc.assert(fc.property(bytes, (random) => {
    const number = orderNumber(random);
    const typed = ` ${number.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ")} `;
    return readOrderNumber(typed) === number && readOrderNumber(number) === number;
  }));
});

test("every single wrong character is noticed", () => {
  fc.assert(fc.property(bytes, fc.nat(10), fc.nat(31), (random, at, other) => {
    const body = orderNumber(random).slice(3).replace("-", "");
    const wrong = body.slice(0, at) + ALPHABET[other] + body.slice(at + 1);
    return wrong === body || readOrderNumber(`RS-${wrong}`) === null;
  }));
});

test.each(["", "RS", "RS-00000-00000", "RS-00000-0000000", "TX-00000-000000", "RS-U0000-000000", "10482"])("%j is no order number", (typed) => {
  expect(readOrderNumber(typed)).toBeNull();
});
