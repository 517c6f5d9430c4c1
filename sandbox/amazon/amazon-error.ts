import type { Answer } from "../answer-once.ts";

/** An answer in Amazon Pay's error shape. */
export function amazonError(status: number, reasonCode: string): Answer {
  return { status, body: { reasonCode, message: `${reasonCode} in the sandbox` } };
}
