import { useRouteLoaderData } from "react-router";
import type { Section } from "#rules/catalog/lists.ts";
import type { SlotName } from "#rules/scripts/script-slots.ts";
import type { SectionCounts } from "#contract/home.ts";
import type { SharePicture } from "#contract/picture.ts";
import type { PromiseWords } from "#rules/promises/promise-words.ts";

/** What the frame around every page says of the store, from its configuration and its catalogue. */
export interface ShellFacts {
  name: string;
  supportEmail: string;
  supportPhone: string;
  supportHours: string;
  social: readonly { name: string; url: string }[];
  /** The store's clock, by which days are named. */
  timeZone: string;
  /** What the store promises, in words. */
  promises: PromiseWords;
  /** Nothing is really sold here: every page says so. */
  isDemo: boolean;
  /** Scripts of others that this store has. */
  slots: readonly SlotName[];
  /** Year of the copyright line. */
  year: number;
  /** How many products each section holds; null while the catalogue does not answer. */
  sections: SectionCounts | null;
  /** What the shop sells, as a sentence would begin; empty for an empty shop. */
  range: string;
  /** The card that stands for a page without one where it is shared; null while the catalogue does not answer. */
  share: SharePicture | null;
}

export type FrameFacts = Omit<ShellFacts, "promises">;

/** Stands in where the configuration did not arrive: on the page of an error. */
const UNKNOWN: FrameFacts = {
  name: "Rigsmith",
  supportEmail: "",
  supportPhone: "",
  supportHours: "",
  social: [],
  timeZone: "UTC",
  isDemo: false,
  slots: [],
  year: 2026,
  sections: null,
  range: "",
  share: null,
};

export function useShellFacts(): FrameFacts {
  return useRouteLoaderData<ShellFacts>("root") ?? UNKNOWN;
}

/** The store's promises in words. Nothing stands in for them: a page without its settings makes none. */
export function usePromises(): PromiseWords {
  const facts = useRouteLoaderData<ShellFacts>("root");
  if (!facts) throw new Error("A promise was worded before the store's settings were there");
  return facts.promises;
}

/** Whether a section holds a product. While nobody knows, every way is shown. */
export function holdsOf(counts: ShellFacts["sections"], section: Section): boolean {
  return counts === null || counts[section] > 0;
}

interface RouteMatch {
  id: string;
  loaderData?: unknown;
}

/** `Gaming PCs · Rigsmith`, for the `meta` of a page. */
export function pageTitle(matches: readonly (RouteMatch | undefined)[], title: string): string {
  return `${title} · ${frameOf(matches).name}`;
}

/** What the `meta` of a page knows of the store. */
export function frameOf(matches: readonly (RouteMatch | undefined)[]): FrameFacts {
  return (matches.find((match) => match?.id === "root")?.loaderData as ShellFacts | undefined) ?? UNKNOWN;
}
