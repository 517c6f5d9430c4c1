import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

/** A page that may be kept, or something else (a redirect, a 404); `isBroken` when it stands for a page we failed to make. */
export type MadePage<Other> = KeptPage | { pass: Other; isBroken: boolean };

export interface KeptPage {
  keep: FinishedPage;
  /** Slugs of the products it shows. */
  shows: ReadonlySet<string>;
}

export interface PageCacheOptions<Other> {
  make(address: string): Promise<MadePage<Other>>;
  /** Milliseconds for which a kept page is fresh. */
  freshForMs: number;
  now(): number;
  onError(error: unknown, address: string): void;
}

const MOST_BYTES = 96 * 1024 * 1024;
/** A page this old is not shown any more, however often making it fails: prices and stock would be yesterday's. */
const OLDEST_MS = 24 * 60 * 60 * 1000;
/** After a stale page could not be made again, so long passes before it is tried once more. */
const REST_MS = 5000;

interface Kept {
  page: FinishedPage;
  shows: ReadonlySet<string>;
  madeAt: number;
  staleAt: number;
}

/**
 * Finished public pages by address: fresh ones are served as they are; a stale one is served too, while one new one is
 * made behind it. Any number of readers of a missing page wait for one making of it.
 */
export class PageCache<Other> {
  readonly #options: PageCacheOptions<Other>;
  readonly #kept: LRUCache<string, Kept>;
  readonly #making = new Map<string, Promise<MadePage<Other>>>();
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
    const now = this.#options.now();
    const age = now - entry.madeAt;
    if (age >= OLDEST_MS || age < 0) return null;
    if (now >= entry.staleAt) this.#make(address).catch((error: unknown) => this.#options.onError(error, address));
    return entry.page;
  }

  /** The page, made now when it is not there. Throws what making it threw. */
  async get(address: string): Promise<{ keep: FinishedPage } | { pass: Other }> {
    const page = this.find(address);
    return page ? { keep: page } : this.#make(address);
  }

  /** Forgets every page that shows one of these products, or everything. */
  purge(products?: readonly string[]): void {
    this.#purges += 1;
    this.#making.clear();
    if (!products) this.#kept.clear();
    else
      for (const [address, { shows }] of this.#kept.entries())
        if (products.some((slug) => shows.has(slug))) this.#kept.delete(address);
  }

  #make(address: string): Promise<MadePage<Other>> {
    const running = this.#making.get(address);
    if (running) return running;
    const purges = this.#purges;
    const made = this.#options
      .make(address)
      .then(
        (result) => {
          if (purges === this.#purges) this.#remember(address, result);
          return result;
        },
        (error: unknown) => {
          this.#rest(address);
          throw error;
        },
      )
      .finally(() => {
        if (this.#making.get(address) === made) this.#making.delete(address);
      });
    this.#making.set(address, made);
    return made;
  }

  #remember(address: string, result: MadePage<Other>): void {
    const now = this.#options.now();
    if ("keep" in result)
      this.#kept.set(address, {
        page: result.keep,
        shows: result.shows,
        madeAt: now,
        staleAt: now + this.#options.freshForMs,
      });
    else if (result.isBroken) this.#rest(address);
    else this.#kept.delete(address);
  }

  /** A page of some minutes ago serves better than none while the database is away. */
  #rest(address: string): void {
    const entry = this.#kept.get(address);
    if (entry) entry.staleAt = this.#options.now() + REST_MS;
  }
}
