import type { World } from "../world.ts";

/** What names its own content: another content has another address. */
export const KEPT_FOR_EVER = "public, max-age=31536000, immutable";
export const KEPT_AN_HOUR = "public, max-age=3600";
export const KEPT_SHORTLY = "public, max-age=300";
export const NEVER_KEPT = "no-store";

/** For how long a public answer may be shown, stale, while a newer one is made. */
export const SHOWN_STALE_SECONDS = 600;

/** A public call's answer: kept by a browser for half a minute, by a shared cache as long as pages. */
export function publicCallCache({ pages }: World["config"]): string {
  return `public, max-age=30, s-maxage=${pages.revalidateSeconds}, stale-while-revalidate=${SHOWN_STALE_SECONDS}`;
}

/** A public page: a browser asks each time; a shared cache serves it while it is fresh, then refreshes behind. */
export function publicPageCache(freshSeconds: number): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=86400`;
}
