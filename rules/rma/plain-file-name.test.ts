import fc from "fast-check";
import { expect, test } from "vitest";
import { plainFileName } from "./plain-file-name.ts";

test.each([
  ["Broken corner.JPEG", "Broken corner.JPEG"],
  ["facture été.pdf", "facture été.pdf"],
  ["写真 1.png", "写真 1.png"],
  ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"],
  ["bill\u202efdp.exe", "billfdp.exe"],
  ["\u2066a\u2069\u200f.pdf\u0000\u007f\u0085\u2028", "a.pdf"],
  ["\ufeff \u200b ", ""],
])("%j is kept as %j", (name, kept) => {
  expect(plainFileName(name)).toBe(kept);
});

test("nothing of a name that is kept is unseen, and a plain name stays", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const kept = plainFileName(name);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s|\s$/u);
      expect(plainFileName(kept)).toBe(kept);
    }),
  );
});
