import type { Alert } from "#contract/endpoint.ts";

/** No answer came, or none that could be read: the specification's default alert (S470–S473). */
export const GENERAL_ERROR: Alert = {
  IsSuccess: false,
  Message: "General Error",
  Title: "System",
  Icon: "error",
  Button: "OK",
  Reason: "no_answer",
};

export function generalError(): { ok: false; status: number; alert: Alert } {
  return { ok: false, status: 503, alert: GENERAL_ERROR };
}
