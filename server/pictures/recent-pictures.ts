import { LRUCache } from "lru-cache";
import type { KeptPictures } from "./kept-pictures.ts";

/** A day's pictures of a well-read product, in the sizes that phones and computers ask for. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Made pictures in memory alone: those of people, which have to be gone when they are taken back. */
export class RecentPictures implements Pick<KeptPictures, "find" | "keep"> {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  find(name: string): Promise<Buffer | null> {
    return Promise.resolve(this.#kept.get(name) ?? null);
  }

  keep(name: string, bytes: Buffer): Promise<void> {
    this.#kept.set(name, bytes);
    return Promise.resolve();
  }
}
