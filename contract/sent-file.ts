import type { Result } from "#rules/refusal.ts";

/** Why a file that was on its way did not come whole. */
export type BrokenFile = "body_too_large" | "malformed_json" | "body_shape" | "invalid_request";

/** A file on its way: nothing of it is read before somebody wants it. */
export interface SentFile {
  /** As its sender calls it. */
  readonly name: string;
  /** Its bytes, read now, and once. Of one that is larger, `mostBytes` and one more: enough to be refused by its size. */
  read(mostBytes: number): Promise<Result<Uint8Array, BrokenFile>>;
}

/** A file of a form, with the name of its field. */
export interface FormFile extends SentFile {
  readonly field: string;
}

/** Files of a form, in its order; one that was passed over is gone. */
export type FormFiles = AsyncIterable<FormFile>;
