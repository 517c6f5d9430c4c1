import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

export interface PageCacheOptions<Other> {
  /** Makes a page: finished when it may be kept, something else (a redirect, a 404) when it may not. */
  make(address: string): Promise<{ keep: FinishedPage } | { pass: Other }>;
  /** Milliseconds for which a kept page is fresh. */
  freshForMs: number;
  now(): number;
  onError(error: unknown, address: string): void;
}

const MOST_BYTES = 96 * 1024 * 1024;
/** A page this old is not shown any more, however often making it fails: prices and stock would be yesterday's. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

/**
 * Finished public pages by address: fresh ones are served as they are; a stale one is served too, while one new one is
 * made behind it. Any number of readers of a missing page wait for one making of it.
 */
export class PageCache<Other> {
  readonly #options: PageCacheOptions<Other>;
  readonly #kept: LRUCache<string, { page: FinishedPage; madeAt: number }>;
  readonly #making = new Map<string, Promise<{ keep: FinishedPage } | { pass: Other }>>();
  /** Grows with each purge, so that a page whose making began before it is not kept. */
  #purges = 0;

  constructor(options: PageCacheOptions<Other>) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ page }) => page.size });
  }

  /** The page if it is there, fresh or stale. A stale one starts its successor. */
  find(address: string): FinishedPage | null {
    const entry = this.#kept.get(address);
    if (!entry) return null;
    const age = this.#options.now() - entry.madeAt;
    if (age >= OLDEST_MS || age < 0) return null;
    if (age >= this.#options.freshForMs)
      this.#make(address).catch((error: unknown) => this.#options.onError(error, address));
    return entry.page;
  }

  /** The page, made now when it is not there. Throws what making it threw. */
  async get(address: string): Promise<{ keep: FinishedPage } | { pass: Other }> {
    const page = this.find(address);
    return page ? { keep: page } : this.#make(address);
  }

  /** Forgets one page with all its queries and data, or everything. */
  purge(path?: string): void {
    this.#purges += 1;
    this.#making.clear();
    if (path === undefined) this.#kept.clear();
    else
      for (const address of this.#kept.keys())
        if (address === path || address.startsWith(`${path}?`) || address.startsWith(`${path}.data`))
          this.#kept.delete(address);
  }

  #make(address: string): Promise<{ keep: FinishedPage } | { pass: Other }> {
    const running = this.#making.get(address);
    if (running) return running;
    const purges = this.#purges;
    const made = this.#options
      .make(address)
      .then((result) => {
        if (purges === this.#purges) {
          if ("keep" in result) this.#kept.set(address, { page: result.keep, madeAt: this.#options.now() });
          else this.#kept.delete(address);
        }
        return result;
      })
      .finally(() => {
        if (this.#making.get(address) === made) this.#making.delete(address);
      });
    this.#making.set(address, made);
    return made;
  }
}
