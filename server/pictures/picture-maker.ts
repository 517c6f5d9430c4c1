import type { KeptPictures } from "./kept-pictures.ts";

/** Encoders at once: more would starve checkout on two cores. */
const AT_ONCE = 2;
/** A hundred pictures are about fifteen seconds of both encoders: who comes later would not wait for it anyway. */
const MOST_WAITING = 100;

/** Where made pictures stay. */
type Keeper = Pick<KeptPictures, "find" | "keep">;

/** Makes pictures a few at a time, each once for all who ask for it, and keeps them. */
export class PictureMaker {
  readonly #kept: Keeper;
  readonly #mostWaiting: number;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(kept: Keeper, mostWaiting = MOST_WAITING) {
    this.#kept = kept;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * The picture of this name: kept, under way, or made now. Null when it would have to be made and either `mayMake`
   * says no, which is asked for nothing else, or too many wait already.
   */
  async get(name: string, make: () => Promise<Buffer>, mayMake: () => Promise<boolean>): Promise<Buffer | null> {
    const found = this.#making.get(name) ?? (await this.#kept.find(name));
    if (found) return found;
    if (!(await mayMake()) || this.#waiting.length >= this.#mostWaiting) return null;
    const making = this.#making.get(name) ?? this.#make(name, make);
    this.#making.set(name, making);
    return making;
  }

  async #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await this.#inTurn(make);
      // A full or read-only disk costs the next reader the work again, not this one the picture.
      await this.#kept.keep(name, bytes).catch(() => {});
      return bytes;
    } finally {
      this.#making.delete(name);
    }
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    // Whoever ends hands the place on, so that nobody who comes in between takes it.
    if (this.#working >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#working += 1;
    try {
      return await make();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}
