import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text, or the bytes of a file. */
interface Kept {
  includes(secret: string): boolean;
}

/** The secrets that stand in one of these texts or files in clear, each with where. */
export function leaksIn(
  places: Iterable<readonly [place: string, kept: Kept]>,
  secrets: Readonly<Record<string, string>>,
): string[] {
  return [...places].flatMap(([place, kept]) =>
    Object.entries(secrets).flatMap(([what, secret]) => (kept.includes(secret) ? [`the ${what} in ${place}`] : [])),
  );
}

/** What the engine itself brings: no row of ours is in these databases. */
const ENGINES = /[\\/]base[\\/](?:1|4)(?:[\\/]|$)/;

/** Every file of a data folder with its bytes, rows that were deleted and the write-ahead log among them. */
export function* filesOf(folder: string): Generator<readonly [string, Kept]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (ENGINES.test(path)) continue;
    if (entry.isDirectory()) yield* filesOf(path);
    else if (entry.isFile()) yield [path, readFileSync(path)];
  }
}

/** All that a page's origin keeps in the browser, as far as scripts can read it. */
export function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}
