import type { BrokenFile, ReadingTurn, SentFile } from "#contract/sent-file.ts";
import { refuse, type Result } from "#rules/refusal.ts";
import { FileRefused } from "./collect-file.ts";

/** A telephone at the edge of its network sends as fast; whoever sends more slowly needs minutes for a picture. */
const LEAST_BYTES_A_LOOK = 32 * 1024;
/** A network may say nothing for a moment. */
const LOOKS = 4;
const AGAIN_SECONDS = 10;

/** A place at which a file is read, and lost to others who wait by whoever sends it too slowly. */
export class FilePlace implements ReadingTurn {
  readonly client: string;
  readonly #over = new AbortController();
  #isReading = false;
  #looks = 0;
  #bytes = 0;

  constructor(client: string) {
    this.client = client;
  }

  /** The file, once it has come. Refuses `files_busy` where the place is lost before. */
  async read(file: SentFile, mostBytes: number): Promise<Result<Uint8Array, BrokenFile>> {
    this.#isReading = true;
    try {
      return await file.read(mostBytes, this);
    } finally {
      this.#isReading = false;
    }
  }

  get over(): AbortSignal {
    return this.#over.signal;
  }

  took(bytes: number): void {
    this.#bytes += bytes;
  }

  /** From here on it is counted what comes. */
  beginLooking(): void {
    this.#looks = 0;
    this.#bytes = 0;
  }

  /** A second has passed: whether too little came in the last four. What has come whole is worked at, and no longer counted. */
  isTooSlow(): boolean {
    this.#looks += 1;
    if (this.#looks < LOOKS) return false;
    const isSlow = this.#isReading && this.#bytes < LEAST_BYTES_A_LOOK * LOOKS;
    this.beginLooking();
    return isSlow;
  }

  lose(): void {
    this.#over.abort(new FileRefused(refuse("files_busy", { seconds: AGAIN_SECONDS })));
  }
}
