import type { BrokenFile } from "#contract/sent-file.ts";
import { ok, type Refusal, refuse, type Result } from "#rules/refusal.ts";
import { BodyTooLarge } from "./body-pieces.ts";

/** What a file was in turned out to be nothing that we read. */
export class FileRefused extends Error {
  override name = "FileRefused";
  readonly refusal: Refusal<BrokenFile>;
  constructor(refusal: Refusal<BrokenFile>) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** A file's pieces as one. Of one that is larger, `mostBytes` and one more; the rest stays where it is. */
export async function collectFile(
  pieces: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Result<Buffer, BrokenFile>> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      kept.push(piece);
      bytes += piece.byteLength;
      if (bytes > mostBytes) break;
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse("body_too_large");
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
  return ok(Buffer.concat(kept, Math.min(bytes, mostBytes + 1)));
}
