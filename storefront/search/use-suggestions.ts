import { useEffect, useState } from "react";
import { LISTING_LIMITS } from "#rules/catalog/lists.ts";
import { suggest, type suggest as suggestContract } from "#contract/catalog.ts";
import type { ReplyOf } from "#contract/call.ts";
import { fetchApi } from "../api/api.ts";

export type Suggestions = ReplyOf<typeof suggestContract>;

/** A pause in typing before the question is asked. */
const PAUSE_MS = 150;

/** What was found for the words; the last answer stays until the next one is here. Null before the first. */
export function useSuggestions(words: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (words === "") return;
    let isWanted = true;
    const look = async () => {
      const answer = await fetchApi(suggest, { query: { q: words.slice(0, LISTING_LIMITS.words) } });
      if (isWanted && answer.ok) setFound(answer.reply);
    };
    const ask = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(ask);
    };
  }, [words]);
  return found;
}
