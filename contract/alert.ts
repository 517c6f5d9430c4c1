import type { Reason, RefusalFacts } from "#rules/refusal.ts";

export interface AlertOf<R extends Reason> {
  IsSuccess: false;
  Message: string;
  Title: string;
  Icon: "error" | "warning" | "info" | "success";
  Button: string;
  /** The refusal's name, the same word as in the rule. */
  Reason: R;
  /** What its words are made of: amounts in whole cents, days as `YYYY-MM-DD`. */
  Facts: RefusalFacts[R];
  /** Per-field messages of a refused body: dotted path and what would be right. */
  Fields?: { field: string; message: string }[] | undefined;
  Redirect?: string | undefined;
  CallBack?: string | undefined;
}

/** The generic alert of section 8: every answer that is not a success has this shape. `Reason` tells its facts. */
export type Alert<R extends Reason = Reason> = { [Name in R]: AlertOf<Name> }[R];
