import type { Alert } from "#contract/alert.ts";
import type { AlertTitle, Reason, RefusalFacts } from "#rules/refusal.ts";
import { alertTitles, alertWords } from "#words/alerts.ts";

/** Refusals that the browser itself gives, with the specification's defaults for what is not said (S470–S473). */
type Own = Extract<Reason, "no_answer" | "unknown_form" | "card_not_read">;

export function browserAlert<R extends Own>(
  Reason: R,
  Facts: RefusalFacts[R],
  { message = alertWords.generalError, title = "system" }: { message?: string; title?: AlertTitle } = {},
): Alert<R> {
  const words = { Message: message, Title: alertTitles[title], Button: alertWords.button };
  return { IsSuccess: false, ...words, Icon: "error", Reason, Facts };
}
