import type { Alert } from "#contract/alert.ts";
import { REFUSALS } from "#contract/refusals.ts";
import type { Reason, Refusal, RefusalFacts } from "#rules/refusal.ts";
import { spoken } from "../languages/spoken.ts";

const { alertTitles, alertWords } = spoken.alerts;
const { refusalText } = spoken.refusals;

/** A refusal as HTTP answers it. */
export interface RefusalAnswer {
  status: number;
  alert: Alert;
  headers: Record<string, string>;
}

/** Their facts say in how many seconds to come back. */
const SAYS_WHEN: ReadonlySet<Reason> = new Set(["too_many_requests", "files_busy", "passwords_busy"]);
/** Whoever is told to come back, is told when. */
export const RETRY_AFTER_SECONDS = 5;

/** The generic alert of section 8 with its status: the row of `REFUSALS` and the words of the language. */
export function refusalAnswer(refusal: Refusal): RefusalAnswer {
  const { status, icon = "error", title = "system" } = REFUSALS[refusal.reason];
  const message = refusalText(refusal);
  const redirect = redirectOf(refusal);
  return {
    status,
    // Reason and facts come from one refusal, which the compiler cannot follow through the object's parts.
    alert: {
      IsSuccess: false,
      Message: message,
      Title: alertTitles[title],
      Icon: icon,
      Button: alertWords.button,
      Reason: refusal.reason,
      Facts: refusal.facts,
      ...(refusal.fields && { Fields: refusal.fields.map((field) => ({ message, ...field })) }),
      ...(redirect !== null && { Redirect: redirect }),
    } as Alert,
    headers: headersOf(refusal),
  };
}

function redirectOf<R extends Reason>({ reason, facts }: { reason: R; facts: RefusalFacts[R] }): string | null {
  const { redirect } = REFUSALS[reason];
  return typeof redirect === "function" ? redirect(facts) : (redirect ?? null);
}

function headersOf(refusal: Refusal): Record<string, string> {
  // The browser asks for the token by itself.
  if (refusal.reason === "token_needed") return { "www-authenticate": 'Basic realm="Mail of a demonstration"' };
  if ("seconds" in refusal.facts && SAYS_WHEN.has(refusal.reason))
    return { "retry-after": String(refusal.facts.seconds) };
  return REFUSALS[refusal.reason].status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
}
