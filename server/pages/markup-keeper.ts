import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";
import { LRUCache } from "lru-cache";

/** Gives the markup that was drawn for a key before, else draws it. The key says all that it shows. */
export type KeptMarkup = (key: string, draw: () => ReactElement) => string;

/** Characters of markup and keys: every card of a shop of some hundred products. */
const MOST = 4_000_000;

/** Markup of what is the same on every page that shows it; the least used goes first. */
export function markupKeeper(most = MOST): KeptMarkup {
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (drawn, key) => drawn.length + key.length,
  });
  return (key, draw) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    // With React's own marks between texts: islands inside are taken over in the browser.
    const drawn = renderToString(draw());
    kept.set(key, drawn);
    return drawn;
  };
}
