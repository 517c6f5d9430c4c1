import type { Finding, Shown, Unit, VerdictClass } from "./verdict.ts";
import { harmOf } from "./verdict.ts";

type Rest = Partial<Omit<Finding, "cls" | "have" | "limit">>;
const NOTHING: Finding["more"] = Object.freeze({});

/** A finding with what is not named left empty. */
export function find(cls: VerdictClass, have: Shown, limit: Shown, rest: Rest = {}): Finding {
  return {
    cls,
    have,
    limit,
    unit: rest.unit ?? null,
    margin: rest.margin ?? null,
    by: rest.by ?? null,
    weight: rest.weight ?? null,
    more: rest.more ?? NOTHING,
  };
}

interface Limits {
  unit?: Unit;
  /** Class when it does not fit. */
  over?: VerdictClass;
  /** Less room than this is a note. */
  tightBelow?: number;
  more?: Finding["more"];
}

/** `have ≤ limit`, where equal passes and what is not known is not known. */
export function fits(have: number | null, limit: number | null, limits: Limits = {}): Finding {
  const { unit, over = "blocker", tightBelow = 0, more } = limits;
  const rest: Rest = { unit: unit ?? null, ...(more && { more }) };
  if (have === null || limit === null) return find("unknown", have, limit, { ...rest, weight: over });
  const margin = round(limit - have);
  if (margin < 0) return find(over, have, limit, { ...rest, margin });
  return find(margin < tightBelow ? "note" : "ok", have, limit, { ...rest, margin });
}

/** The same for a sum of which a part may be unknown: too much is too much whatever the rest. */
export function sumFits(sum: Sum, limit: number | null, limits: Limits = {}): Finding {
  if (sum.complete || (limit !== null && sum.atLeast > limit)) return fits(sum.atLeast, limit, limits);
  const rest: Rest = {
    unit: limits.unit ?? null,
    weight: limits.over ?? "blocker",
    ...(limits.more && { more: limits.more }),
  };
  return find("unknown", null, limit, rest);
}

/** What is known of a sum: all of it, or that it is no less. */
export interface Sum {
  atLeast: number;
  complete: boolean;
}

export function sumOf<Item>(items: readonly Item[], value: (item: Item) => number | null): Sum {
  let atLeast = 0;
  let complete = true;
  for (const item of items) {
    const known = value(item);
    if (known === null) complete = false;
    else atLeast += known;
  }
  return { atLeast, complete };
}

/** What is true both at best and at worst; else unknown. For facts that are missing within known bounds. */
export function between(best: Finding, worst: Finding): Finding {
  if (best.cls === worst.cls) return worst;
  return { ...worst, cls: "unknown", by: null, margin: null, weight: worst.weight ?? worst.cls };
}

/** The worst of several, the first of equals; null where there is none. */
export function worstOf(findings: readonly (Finding | null)[]): Finding | null {
  let worst: Finding | null = null;
  for (const finding of findings)
    if (finding !== null && (worst === null || harmOf(finding) > harmOf(worst))) worst = finding;
  return worst;
}

/** Sums of decimals without the dust of binary fractions. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
