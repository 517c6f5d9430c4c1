import { checkProofFile, PROOF_KIND, type ProofKind, type ProofRefusal } from "#rules/rma/check-proof-file.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";

/** A picture of a phone has 50 million; a small file can claim billions. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 3000;

export interface CleanProof {
  kind: ProofKind;
  content: Buffer;
}

/**
 * A proof as it is kept: a picture drawn anew, upright, without what the camera wrote into it (where it was taken) and
 * without what hides behind it; a PDF as it came, which is only ever given out as a download (A31).
 */
export async function cleanProof(name: string, bytes: Buffer): Promise<Result<CleanProof, ProofRefusal>> {
  const wrong = checkProofFile({ name, sizeBytes: bytes.length, firstBytes: bytes.subarray(0, 16) });
  if (wrong) return wrong;
  const kind = PROOF_KIND.get(name.trim().split(".").at(-1)?.toLowerCase() ?? "") ?? "pdf";
  if (kind === "pdf") return ok({ kind, content: bytes });
  try {
    const { default: sharp } = await import("sharp");
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
    const drawn = kind === "jpg" ? picture.jpeg({ quality: 85 }) : picture.png();
    return ok({ kind, content: await drawn.toBuffer() });
  } catch {
    return refuse("proof_not_what_it_says");
  }
}
