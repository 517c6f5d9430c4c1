import { useRouteLoaderData } from "react-router";
import type { PromiseWords } from "#rules/promises/promise-words.ts";

/** What the frame around every page says of the store, from its configuration. */
export interface ShellFacts {
  name: string;
  supportEmail: string;
  supportPhone: string;
  supportHours: string;
  social: readonly { name: string; url: string }[];
  /** What the store promises, in words. */
  promises: PromiseWords;
  /** Nothing is really sold here: every page says so. */
  isDemo: boolean;
  /** Year of the copyright line. */
  year: number;
}

export type FrameFacts = Omit<ShellFacts, "promises">;

/** Stands in where the configuration did not arrive: on the page of an error. */
const UNKNOWN: FrameFacts = {
  name: "Rigsmith",
  supportEmail: "",
  supportPhone: "",
  supportHours: "",
  social: [],
  isDemo: false,
  year: 2026,
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

/** The default title of a page (S108): the store's name stands where the specification says "the product". */
export function defaultTitle(storeName: string): string {
  return `Shop ${storeName} for Gaming PCs, Desktops, and More`;
}

interface RouteMatch {
  id: string;
  loaderData?: unknown;
}

/** `Gaming PCs · Rigsmith`, for the `meta` of a page. */
export function pageTitle(matches: readonly (RouteMatch | undefined)[], title: string): string {
  const facts = matches.find((match) => match?.id === "root")?.loaderData as ShellFacts | undefined;
  return `${title} · ${(facts ?? UNKNOWN).name}`;
}
