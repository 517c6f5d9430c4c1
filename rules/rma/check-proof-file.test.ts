import { expect, test } from "vitest";
import { checkProofFile } from "./check-proof-file.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const pdf = new Uint8Array([..."%PDF-1.7"].map((character) => character.charCodeAt(0)));

test.each([
  ["id.jpg", jpeg, 5_000, null],
  ["ID.JPEG", jpeg, 10_000_000, null],
  ["scan.of.id.png", png, 1, null],
  [" id.pdf ", pdf, 1, null],
  ["id.gif", png, 1, "proof_type_unknown"],
  ["id.png.exe", png, 1, "proof_type_unknown"],
  ["png", png, 1, "proof_type_unknown"],
  ["id.", png, 1, "proof_type_unknown"],
  ["id.png", jpeg, 1, "proof_not_what_it_says"],
  ["id.jpg", pdf, 1, "proof_not_what_it_says"],
  ["noextension", png, 1, "proof_type_unknown"],
  ["id.pdf", pdf.slice(0, 4), 4, "proof_not_what_it_says"],
  ["id.jpg", jpeg, 10_000_001, "proof_too_large"],
  ["id.jpg", new Uint8Array(), 0, "proof_empty"],
] as const)("the proof %j beginning %o with %i bytes: %s", (name, firstBytes, sizeBytes, refusal) => {
  expect(checkProofFile({ name, firstBytes, sizeBytes })?.reason ?? null).toBe(refusal);
});
