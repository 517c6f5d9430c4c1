import { type Comparison, getComparison } from "#contract/catalog.ts";
import type { Api } from "#contract/call.ts";

export interface ComparePageData {
  /** Null when the catalogue does not answer. */
  comparison: Comparison | null;
  /** Rows that say the same are left out. */
  isOnlyDifferences: boolean;
  /** On a phone: place of the one that stands beside the first. */
  beside: number;
  origin: string;
}

/** Of the API: no address names more. */
const LONGEST = 200;

/** What an address compares. Several `ids`, as a form would send them, are one list. */
export async function loadComparison(api: Api, address: string): Promise<ComparePageData> {
  const { searchParams, origin } = new URL(address);
  const ids = askableIds(searchParams.getAll("ids").join(","));
  const answer = await api(getComparison, { query: { ids } });
  const comparison = answer.ok ? answer.reply : null;
  const beside = comparison?.products.findIndex(({ skuId }) => String(skuId) === searchParams.get("with")) ?? -1;
  return {
    comparison,
    isOnlyDifferences: searchParams.get("only") === "differences",
    beside: Math.max(1, beside),
    origin,
  };
}

/** What the API takes of a list that anybody can write: whole ids, as many as fit, and a mark for what no text can hold. */
function askableIds(typed: string): string {
  const text = typed.slice(0, LONGEST + 1).replaceAll(/[^\x20-\x7e]/g, "?");
  // Half an id would be another product's.
  return text.length > LONGEST ? text.slice(0, Math.max(0, text.lastIndexOf(",", LONGEST))) : text;
}
