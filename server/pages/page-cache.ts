import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

/** A page that may be kept, or something else (a redirect, a 404); `isBroken` when it stands for a page we failed to make. */
export type MadePage<Other> = KeptPage | { pass: Other; isBroken: boolean };

export interface KeptPage {
  keep: FinishedPage;
  /** Slugs of the products it shows; null when any product's change may change it. */
  shows: ReadonlySet<string> | null;
  /** Milliseconds after which it is not shown any more; a day where it does not say. */
  oldestMs?: number;
  /** Milliseconds for which it is fresh; as long as every other page where it does not say. */
  freshMs?: number;
}

export interface PageCacheOptions {
  /** Milliseconds for which a kept page is fresh. */
  freshForMs: number;
  /** Bytes of memory that all pages may take, in every encoding that was asked for. */
  mostBytes: number;
  now(): number;
  onError(error: unknown, address: string): void;
}

/** What a page takes beside its bytes: headers, slugs, the address twice. */
const BESIDE_BYTES = 3000;
/** A page this old is not shown any more, however often making it fails: prices and stock would be yesterday's. */
const OLDEST_MS = 24 * 60 * 60 * 1000;
/** After a stale page could not be made again, so long passes before it is tried once more. */
const REST_MS = 5000;

interface Kept<Other> extends KeptPage {
  make: Make<Other>;
  madeAt: number;
  staleAt: number;
}

type Make<Other> = () => Promise<MadePage<Other>>;

/**
 * Finished public pages by address: fresh ones are served as they are; a stale one is served too, while one new one is
 * made behind it. Any number of readers of a missing page wait for one making of it.
 */
export class PageCache<Other> {
  readonly #options: PageCacheOptions;
  readonly #kept: LRUCache<string, Kept<Other>>;
  readonly #making = new Map<string, Promise<MadePage<Other>>>();
  /** Grows with each purge, so that a page whose making began before it is not kept. */
  #purges = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.mostBytes,
      sizeCalculation: ({ keep }) => keep.size + BESIDE_BYTES,
    });
  }

  /** Bytes of memory that its pages take. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** The page if it is there, fresh or stale. A stale one starts its successor. */
  find(address: string): FinishedPage | null {
    const entry = this.#kept.get(address);
    if (!entry) return null;
    const now = this.#options.now();
    const age = now - entry.madeAt;
    if (age >= (entry.oldestMs ?? OLDEST_MS) || age < 0) return null;
    if (now >= entry.staleAt)
      this.#make(address, entry.make).catch((error: unknown) => this.#options.onError(error, address));
    return entry.keep;
  }

  /** The page, made now when it is not there, and by the same `make` whenever it is stale. Throws what making it threw. */
  async get(address: string, make: Make<Other>): Promise<{ keep: FinishedPage } | { pass: Other }> {
    const page = this.find(address);
    return page ? { keep: page } : this.#make(address, make);
  }

  /** Forgets every page that shows one of these products, or everything. */
  purge(products?: readonly string[]): void {
    this.#purges += 1;
    this.#making.clear();
    if (!products) this.#kept.clear();
    else
      for (const [address, { shows }] of this.#kept.entries())
        if (shows === null || products.some((slug) => shows.has(slug))) this.#kept.delete(address);
  }

  /** Forgets the pages that are meant; with `shownMeanwhile` the next reader still gets the old one, and its successor is made. */
  rebuild(isMeant: (address: string) => boolean, shownMeanwhile: boolean): void {
    this.#purges += 1;
    this.#making.clear();
    for (const [address, entry] of this.#kept.entries()) {
      if (!isMeant(address)) continue;
      if (shownMeanwhile) entry.staleAt = this.#options.now();
      else this.#kept.delete(address);
    }
  }

  #make(address: string, make: Make<Other>): Promise<MadePage<Other>> {
    const running = this.#making.get(address);
    if (running) return running;
    const purges = this.#purges;
    const made = make()
      .then(
        (result) => {
          if (purges === this.#purges) this.#remember(address, result, make);
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

  #remember(address: string, result: MadePage<Other>, make: Make<Other>): void {
    const now = this.#options.now();
    if ("keep" in result) {
      this.#kept.set(address, {
        ...result,
        make,
        madeAt: now,
        staleAt: now + (result.freshMs ?? this.#options.freshForMs),
      });
      result.keep.keep(() => this.#weigh(address, result.keep));
    } else if (result.isBroken) this.#rest(address);
    else this.#kept.delete(address);
  }

  /** A page that holds more bytes than before may be the one too many. */
  #weigh(address: string, page: FinishedPage): void {
    const entry = this.#kept.peek(address);
    if (entry?.keep === page) this.#kept.set(address, { ...entry });
  }

  /** A page of some minutes ago serves better than none while the database is away. */
  #rest(address: string): void {
    const entry = this.#kept.get(address);
    if (entry) entry.staleAt = this.#options.now() + REST_MS;
  }
}
