import type { Result } from "#rules/refusal.ts";

/** Why a file that was on its way did not come whole. */
export type BrokenFile = "body_too_large" | "malformed_json" | "body_shape" | "invalid_request" | "files_busy";

/** The turn in which a file is read. */
export interface ReadingTurn {
  /** So many bytes of the body have come. */
  took(bytes: number): void;
  /** An `AbortSignal`, aborted when the turn is over before the file has come: then it throws why. */
  readonly over: {
    throwIfAborted(): void;
    addEventListener(type: "abort", tell: () => void): void;
    removeEventListener(type: "abort", tell: () => void): void;
  };
}

/** A file on its way: nothing of it is read before somebody wants it. */
export interface SentFile {
  /** As its sender calls it. */
  readonly name: string;
  /** Its bytes, read now, and once. Of one that is larger, `mostBytes` and one more: enough to be refused by its size. */
  read(mostBytes: number, turn?: ReadingTurn): Promise<Result<Uint8Array, BrokenFile>>;
}

/** A file of a form, with the name of its field. */
export interface FormFile extends SentFile {
  readonly field: string;
}

/** Files of a form, in its order; one that was passed over is gone. */
export type FormFiles = AsyncIterable<FormFile>;
