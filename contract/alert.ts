import type { TotalBreakdown } from "./total-breakdown.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";

/** The generic alert of section 8: every answer that is not a success has this shape. */
export interface Alert {
  IsSuccess: false;
  Message: string;
  Title: string;
  Icon: "error" | "warning" | "info" | "success";
  Button: string;
  /** Refusal's name, the same word as in the rule. */
  Reason: string;
  /** Per-field messages of a refused body: dotted path and what would be right. */
  Fields?: { field: string; message: string }[] | undefined;
  /** With `total_higher`: the total the caller expected, and the order's own in its parts. */
  TotalChange?: { Expected: WireMoney; Now: TotalBreakdown } | undefined;
  /** Places to take instead of the state and city of an address that its ZIP code does not lie in. */
  Places?: { State: string; City: string }[] | undefined;
  Redirect?: string | undefined;
  CallBack?: string | undefined;
}
