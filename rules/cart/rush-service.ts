import { NO_CENTS } from "../money/cents.ts";
import type { LineToPrice } from "../pricing/cart-to-price.ts";
import { ok, refuse, type Result } from "../result.ts";
import { DEFER } from "./line-unit-price.ts";

type RushableLine = Pick<LineToPrice, "modelId" | "rushService" | "rushPrice" | "readyMade">;

/** Only what is built to order can be built sooner. */
export function chooseRush<Line extends RushableLine>(line: Line): Result<Line, "rush_not_offered"> {
  return line.modelId > 0 && !line.readyMade ? ok({ ...line, rushService: "rush" }) : refuse("rush_not_offered");
}

/** Rush becomes `DEFER`: the shopper waits longer and pays nothing for speed (S518). Any PC or laptop may wait. */
export function deferLine<Line extends RushableLine>(line: Line): Result<Line, "defer_not_offered"> {
  return line.modelId > 0 ? ok({ ...line, rushService: DEFER, rushPrice: NO_CENTS }) : refuse("defer_not_offered");
}
