import { expect, test } from "vitest";
import { CODE_BYTES, lastOfCode, makeVoucherCode, readVoucherCode } from "./voucher-code.ts";

const BYTES = Uint8Array.from({ length: CODE_BYTES }, (_, at) => at * 37);
const CODE = makeVoucherCode(BYTES);

test("a code is seven groups of four signs, five bits a sign", () => {
  expect(CODE).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(CODE_BYTES * 5).toBeGreaterThanOrEqual(128);
  expect(lastOfCode(CODE)).toBe(CODE.slice(-4));
  expect(() => makeVoucherCode(BYTES.subarray(1))).toThrow("28 bytes");
});

test("a code is read as it is typed", () => {
  for (const typed of [CODE, CODE.toLowerCase(), CODE.replaceAll("-", ""), CODE.replaceAll("-", " "), ` ${CODE}\n`])
    expect(readVoucherCode(typed)).toBe(CODE);
  const alike = makeVoucherCode(new Uint8Array(CODE_BYTES).fill(1).fill(0, 14));
  expect(readVoucherCode(alike.replaceAll("0", "o").replaceAll("1", "l"))).toBe(alike);
  expect(readVoucherCode(alike.replaceAll("1", "I"))).toBe(alike);
});

test.each(["", "7K3M", `${CODE}A`, CODE.slice(1), CODE.replace(/.$/, "U"), CODE.replace(/.$/, "\u0000")])(
  "%j is no code",
  (typed) => expect(readVoucherCode(typed)).toBeNull(),
);
