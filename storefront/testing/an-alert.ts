import type { Alert } from "#contract/alert.ts";
import type { Reason, RefusalFacts } from "#rules/refusal.ts";

/** An alert as the server sends it. */
export function anAlert<R extends Reason>(reason: R, facts: RefusalFacts[R], message = ""): Alert {
  return {
    IsSuccess: false,
    Message: message,
    Title: "System",
    Icon: "warning",
    Button: "OK",
    Reason: reason,
    Facts: facts,
  } as Alert;
}
