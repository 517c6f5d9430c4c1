import type { ListingQuery } from "#contract/catalog.ts";
import type { ListFacts } from "./list-facts.ts";
import { inLanguage } from "../language/in-language.ts";

/** A list as the browser has it: its facts as data, its products as the server draws them. */
export interface ShownList {
  query: ListingQuery;
  /** Null when the list did not load. */
  listing: ListFacts | null;
  /** Null while the products are the document's own. */
  html: string | null;
}

/** The list at an address, out of the server's page for it; null when it does not load. */
export async function fetchList(address: string, signal: AbortSignal): Promise<ShownList | null> {
  try {
    // A page may be shown once while it is stale; a list that somebody asked for may not.
    const answer = await fetch(inLanguage(address), { signal, cache: "no-cache" });
    return answer.ok ? readList(await answer.text()) : null;
  } catch {
    return null;
  }
}

function readList(html: string): ShownList | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  const island = page.querySelector<HTMLElement>('island-root[data-name="listing-results"]');
  const slot = island?.querySelector("island-slot");
  if (!island || !slot) return null;
  document.title = page.title;
  const { query, listing } = JSON.parse(island.dataset["props"] ?? "{}") as Omit<ShownList, "html">;
  return { query, listing, html: slot.innerHTML };
}
