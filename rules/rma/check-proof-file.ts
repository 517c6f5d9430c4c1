import { type Refusal, refuse } from "../refusal.ts";

/** Largest proof that is taken: 10 MB. */
export const MAX_PROOF_BYTES = 10_000_000;

/** Files that a return may have. */
export const MOST_PROOFS = 5;

export type ProofKind = "jpg" | "png" | "pdf";

/** What a name's ending stands for (S341). */
export const PROOF_KIND: ReadonlyMap<string, ProofKind> = new Map([
  ["jpg", "jpg"],
  ["jpeg", "jpg"],
  ["png", "png"],
  ["pdf", "pdf"],
]);

export type ProofRefusal = "proof_type_unknown" | "proof_not_what_it_says" | "proof_too_large" | "proof_empty";

/** First bytes of each kind; a name alone proves nothing (A31). */
const FIRST_BYTES: Readonly<Record<ProofKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** A proof upload: jpg, jpeg, png or pdf by name (any case) and by its first bytes. Null when it is taken. */
export function checkProofFile(file: {
  name: string;
  sizeBytes: number;
  firstBytes: Uint8Array;
}): Refusal<ProofRefusal> | null {
  const extension = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase() ?? "";
  const kind = PROOF_KIND.get(extension);
  if (!kind) return refuse("proof_type_unknown");
  if (file.sizeBytes === 0) return refuse("proof_empty");
  if (file.sizeBytes > MAX_PROOF_BYTES) return refuse("proof_too_large");
  return FIRST_BYTES[kind].every((byte, at) => file.firstBytes[at] === byte) ? null : refuse("proof_not_what_it_says");
}
