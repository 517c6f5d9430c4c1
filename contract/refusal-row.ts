import type { AlertTitle } from "#rules/refusal.ts";

/** How a refusal answers over HTTP. */
export interface RefusalRow<Facts> {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** `error` where none is given. */
  icon?: "warning" | "info";
  /** `system` where none is given (S471). */
  title?: AlertTitle;
  /** Where the alert leads when it is closed. */
  redirect?: string | ((facts: Facts) => string);
}
