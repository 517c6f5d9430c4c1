import { useEffect, useRef, useState } from "react";
import type { ListingQuery } from "#contract/catalog.ts";
import { fetchList, type ShownList } from "./fetch-list.ts";
import { readListingQuery, writeListingQuery } from "./listing-query.ts";

export interface Narrowing {
  shown: ShownList;
  /** What was chosen last, also before its products are here. */
  query: ListingQuery;
  isFinding: boolean;
  /** What was chosen last did not load; `shown` is the list before it. */
  hasFailed: boolean;
  /** Goes to the list with these choices; the page stays where it is scrolled, and the focus where it is. */
  narrow(query: ListingQuery): void;
  tryAgain(): void;
}

/** Narrows a list in place: each choice is a step of the browser's history, and Back takes it back. */
export function useNarrowing(first: ShownList): Narrowing {
  const [shown, setShown] = useState(first);
  const [asked, setAsked] = useState<ListingQuery | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [hasFailed, setFailed] = useState(first.listing === null);
  const running = useRef<AbortController | null>(null);
  const query = asked ?? shown.query;
  const show = async (wanted: ListingQuery) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setAsked(wanted);
    setFinding(true);
    const found = await fetchList(addressOf(wanted), signal);
    if (signal.aborted) return;
    setFinding(false);
    setFailed(found === null);
    if (found === null) return;
    setShown(found);
    setAsked(null);
  };
  useEffect(() => {
    const onMove = () => {
      const wanted = readListingQuery(query.list, new URLSearchParams(window.location.search));
      // A popup's step is none of the list.
      if (addressOf(wanted) !== addressOf(query)) void show(wanted);
    };
    window.addEventListener("popstate", onMove);
    return () => window.removeEventListener("popstate", onMove);
  });
  return {
    shown,
    query,
    isFinding,
    hasFailed,
    narrow(wanted) {
      window.history.pushState(null, "", addressOf(wanted));
      void show(wanted);
    },
    tryAgain: () => void show(query),
  };
}

const addressOf = (query: ListingQuery) => window.location.pathname + writeListingQuery(query);
