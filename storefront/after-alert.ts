import type { Alert } from "#contract/endpoint.ts";

/** What the server may ask a page to do by name; any other name does nothing (A43). */
export const CALL_BACKS = ["reload", "reload-cart"] as const;
export type CallBack = (typeof CALL_BACKS)[number];

/** After a generic alert is closed: Redirect first, else CallBack (S475). A redirect stays in the store. */
export function afterAlert({ Redirect, CallBack }: Pick<Alert, "Redirect" | "CallBack">): { goTo: string } | { run: CallBack } | null {
  if (Redirect && /^\/(?![/\\])/.test(Redirect)) return { goTo: Redirect };
  const run = CALL_BACKS.find((name) => name === CallBack);
  return run ? { run } : null;
}
