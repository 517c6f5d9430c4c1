import { createHash } from "node:crypto";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { spokenLocale } from "../languages/spoken.ts";
import type { OriginalPicture } from "../pictures/picture-library.ts";

/** What a card shows when a page is shared: its picture, and what a person decides by. */
export interface ShareCard {
  storeName: string;
  title: string;
  /** Facts below the title, a line each. */
  facts: readonly string[];
  /** `From $1,449`; null where nothing is sold. */
  price: string | null;
  picture: OriginalPicture | null;
}

/** What previews ask for: 1.91 to 1, large enough for every network. */
export const SHARE_WIDTH_PX = 1200;
export const SHARE_HEIGHT_PX = 630;

/** Counted up when the drawing changes, so that all cards get new addresses. */
const DRAWING = 1;

/** 10 hex digits over everything the card shows: another price is another address. */
export function shareVersion({ picture, ...words }: ShareCard): string {
  const locale = spokenLocale();
  // What a card says of its picture is in no fact of it.
  const language = locale === DEFAULT_LOCALE ? [] : [locale];
  const shown = JSON.stringify([DRAWING, words, picture?.version ?? null, ...language]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 10);
}
