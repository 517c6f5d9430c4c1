import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { ListingQuery } from "#contract/catalog.ts";
import { readListingQuery, writeListingQuery } from "./listing-query.ts";
import type { ListingPageData } from "./load-listing.ts";

export interface Narrowing {
  /** What was chosen last, also before its products are here. */
  query: ListingQuery;
  isFinding: boolean;
  /** Goes to the list with these choices; the page stays where it is scrolled, and the focus where it is. */
  narrow(query: ListingQuery): void;
}

export function useNarrowing(loaded: ListingPageData): Narrowing {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ from: ListingQuery; query: ListingQuery } | null>(null);
  const isFinding = next !== undefined && next.pathname === pathname;
  const coming = isFinding ? readListingQuery(loaded.list, new URLSearchParams(next.search)) : loaded.query;
  return {
    query: asked?.from === loaded.query ? asked.query : coming,
    isFinding,
    narrow(query) {
      setAsked({ from: loaded.query, query });
      void navigate(pathname + writeListingQuery(query), { preventScrollReset: true });
    },
  };
}
