import type { Answer } from "#contract/call.ts";

/** What a loader throws when the API refuses: the page that says why. */
export function refusedPage({ status, alert }: Extract<Answer<never>, { ok: false }>): Response {
  return new Response(alert.Message, { status, statusText: alert.Title });
}
