import { NO_CENTS } from "../money/cents.ts";
import type { LineToPrice } from "./line-to-price.ts";
import { DEFER } from "./line-unit-price.ts";

type RushableLine = Pick<LineToPrice, "modelId" | "rushService" | "rushPrice" | "readyMade">;

/** Only what is built to order can be built sooner; null for what is not. */
export function chooseRush<Line extends RushableLine>(line: Line): Line | null {
  return line.modelId > 0 && !line.readyMade ? { ...line, rushService: "rush" } : null;
}

/** Rush becomes `DEFER`: the shopper waits longer and pays nothing for speed (S518). Any PC or laptop may wait. */
export function deferLine<Line extends RushableLine>(line: Line): Line | null {
  return line.modelId > 0 ? { ...line, rushService: DEFER, rushPrice: NO_CENTS } : null;
}
