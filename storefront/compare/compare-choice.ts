import { createStore } from "zustand/vanilla";
import { MOST_COMPARED } from "#rules/catalog/comparison.ts";
import { compareTrayWords as words } from "#words/compare.ts";
import { COMPARE_STORAGE_KEY } from "./may-compare.ts";

interface Named {
  skuId: number;
  name: string;
}

interface CompareChoice {
  /** In the order of choosing. */
  skuIds: readonly number[];
  /** What the last press came to, to show and to read out. */
  said: string;
  /** What was chosen before something was taken out: to put it back. */
  before: readonly number[] | null;
  /** The fifth: it waits for a place. */
  refused: Named | null;
}

const KEPT_MS = 30 * 86_400_000;

/** What this browser compares, kept for 30 days and shared by its tabs. */
export const compareChoice = createStore<CompareChoice>(() => ({
  skuIds: kept(),
  said: "",
  before: null,
  refused: null,
}));

/** Another tab, or a page that this one came back from, may have changed it. */
export function readChoiceAgain(): void {
  const skuIds = kept();
  if (skuIds.join() !== compareChoice.getState().skuIds.join())
    compareChoice.setState({ skuIds, said: "", before: null, refused: null });
}

/** Puts a product in, or takes it out again; a fifth is refused. */
export function toggleCompared({ skuId, name }: Named): void {
  readChoiceAgain();
  const { skuIds } = compareChoice.getState();
  if (skuIds.includes(skuId)) return takeOut({ skuId, name });
  if (skuIds.length >= MOST_COMPARED)
    return compareChoice.setState({ said: words.full(name), before: null, refused: { skuId, name } });
  choose([...skuIds, skuId], words.added(name, skuIds.length + 1));
}

export function takeOut({ skuId, name }: Named): void {
  const { skuIds } = compareChoice.getState();
  choose(
    skuIds.filter((one) => one !== skuId),
    words.removed(name),
    skuIds,
  );
}

/** The refused fifth takes the place of the last. */
export function putInPlaceOfLast(): void {
  const { skuIds, refused } = compareChoice.getState();
  if (!refused) return;
  choose([...skuIds.slice(0, -1), refused.skuId], words.added(refused.name, skuIds.length), skuIds);
}

export function clearChoice(): void {
  choose([], words.cleared, compareChoice.getState().skuIds);
}

export function undoChoice(): void {
  const { before } = compareChoice.getState();
  if (before) choose(before, words.restored(before.length));
}

/** Only what the shop can set beside each other stays; `why` says what happened to the rest. */
export function keepOnly(there: readonly number[], why: string): void {
  choose(there, why);
}

export function forgetSaid(): void {
  compareChoice.setState({ said: "", before: null, refused: null });
}

function choose(skuIds: readonly number[], said: string, before: readonly number[] | null = null): void {
  compareChoice.setState({ skuIds, said: keep(skuIds) ? said : `${said} ${words.notKept}`, before, refused: null });
}

function keep(skuIds: readonly number[]): boolean {
  try {
    if (skuIds.length === 0) localStorage.removeItem(COMPARE_STORAGE_KEY);
    else localStorage.setItem(COMPARE_STORAGE_KEY, JSON.stringify({ skuIds, at: Date.now() }));
    return true;
  } catch {
    // Storage is closed or full: this page still knows.
    return false;
  }
}

function kept(): number[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(COMPARE_STORAGE_KEY) ?? "null");
    return isKept(read) && Date.now() - read.at < KEPT_MS ? read.skuIds.slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function isKept(read: unknown): read is { skuIds: number[]; at: number } {
  return (
    typeof read === "object" &&
    read !== null &&
    "at" in read &&
    typeof read.at === "number" &&
    "skuIds" in read &&
    Array.isArray(read.skuIds) &&
    read.skuIds.every((one) => Number.isInteger(one))
  );
}
