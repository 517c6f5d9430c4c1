import type { ChosenPart } from "../build/chosen-parts.ts";
import type { Verdict } from "../build/verdict.ts";

/** A PC whose parts were chosen, as its order keeps it: so that it can be built, shown and judged again in any year. */
export interface OrderedBuild {
  code: string;
  /** Day that dated rules were read for, `YYYY-MM-DD`. */
  on: string;
  parts: readonly OrderedPart[];
  verdicts: readonly Verdict[];
}

export interface OrderedPart extends ChosenPart {
  name: string;
  /** Packed, of one unit. */
  weightGrams: number;
  /** Of the facts it was judged by; null for a part of which no rule asks anything. */
  version: string | null;
}
