import { createContext } from "react";
import type { EntryContext } from "react-router";

interface EntryFiles {
  /** Module scripts in their order. */
  scripts: readonly string[];
  /** What those import, named so that it is fetched at once. */
  imports: readonly string[];
}

/** What a document starts with in the browser; pages with a router get it from `Scripts`. */
export const EntryFilesContext = createContext<EntryFiles>({ scripts: [], imports: [] });

/** While developing, React's refresh stands before the first component. */
export function entryFiles({ entry, hmr }: EntryContext["manifest"]): EntryFiles {
  return { scripts: [...(hmr ? [hmr.runtime] : []), entry.module], imports: entry.imports };
}
