import { paths } from "../paths.ts";

/** Of the catalogue: what stands behind the address says which products, filters and parts are shown. */
const SHOWS_MORE = /^\/(?:compare|configure|gaming-pcs|gaming-laptops|gear-store|pc-lab|store)(?:\/|$)/;

/**
 * The page that whoever says a ZIP comes back to. Behind other addresses there may be a key or a mail's token, and among
 * typed words a card number: none of that is written into a link.
 */
export function pageThatIsHere({ pathname, search }: { pathname: string; search: string }): string {
  if ([paths.shipTo, paths.country, paths.language].some((path) => path === pathname)) return paths.home;
  if (!SHOWS_MORE.test(pathname)) return pathname;
  const shown = new URLSearchParams(search);
  shown.delete("q");
  return pathname + (shown.size > 0 ? `?${shown.toString()}` : "");
}
