/** Largest proof that is taken: 10 MB. */
const MAX_PROOF_BYTES = 10_000_000;

export type ProofRefusal = "proof_type_unknown" | "proof_not_what_it_says" | "proof_too_large" | "proof_empty";

/** First bytes of each kind; a name alone proves nothing (A31). */
const JPEG = [0xff, 0xd8, 0xff];
const FIRST_BYTES = new Map<string, readonly number[]>([
  ["jpg", JPEG],
  ["jpeg", JPEG],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
]);

/** A proof upload: jpg, jpeg, png or pdf by name (any case) and by its first bytes. Null when it is taken. */
export function checkProofFile(file: { name: string; sizeBytes: number; firstBytes: Uint8Array }): ProofRefusal | null {
  const extension = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase() ?? "";
  const expected = FIRST_BYTES.get(extension);
  if (!expected) return "proof_type_unknown";
  if (file.sizeBytes === 0) return "proof_empty";
  if (file.sizeBytes > MAX_PROOF_BYTES) return "proof_too_large";
  return expected.every((byte, at) => file.firstBytes[at] === byte) ? null : "proof_not_what_it_says";
}
