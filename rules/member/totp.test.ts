import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { checkTotp, totpCode, totpSecretText, totpStep, totpUri } from "./totp.ts";

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac("sha1", key).update(message).digest();
const secret = new TextEncoder().encode("12345678901234567890");

/** RFC 6238, appendix B, rows of SHA-1; of its eight digits the last six. */
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %d the RFC's secret makes %s", (second, code) => {
  const now = new Date(second * 1000);
  expect(totpCode(secret, totpStep(now), hmac)).toBe(code);
  expect(checkTotp(code, { secret, now, lastUsedStep: null, hmac })).toBe(totpStep(now));
});

const now = new Date(1_111_111_109_000);
const at = (steps: number) => totpCode(secret, totpStep(now) + steps, hmac);
const check = (typed: string, lastUsedStep: number | null = null) =>
  checkTotp(typed, { secret, now, lastUsedStep, hmac });

test("a clock may be one step early or late, and no more", () => {
  expect([-2, -1, 0, 1, 2].map((steps) => check(at(steps)) !== null)).toEqual([false, true, true, true, false]);
});

test("a code is taken once, and none from before it", () => {
  const used = totpStep(now);
  expect(check(at(0), used)).toBeNull();
  expect(check(at(-1), used)).toBeNull();
  expect(check(at(1), used)).toBe(used + 1);
});

test("spaces count for nothing, and what is not six digits is no code", () => {
  expect(check(`${at(0).slice(0, 3)} ${at(0).slice(3)}`)).toBe(totpStep(now));
  for (const typed of ["", "08180", "0818045", "08180a", "-81804", "٠٨١٨٠٤"]) expect(check(typed), typed).toBeNull();
});

/** RFC 4648, section 10, without its padding. */
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("'%s' is %s in base 32", (text, written) => {
  expect(totpSecretText(new TextEncoder().encode(text))).toBe(written);
});

test("the key's address names shop and person, and holds the secret", () => {
  expect(totpUri(secret, { issuer: "Rig & Smith", account: "ada@example.com" })).toBe(
    "otpauth://totp/Rig%20%26%20Smith:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Rig%20%26%20Smith",
  );
});
