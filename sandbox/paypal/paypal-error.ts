import type { Answer } from "../answer-once.ts";

/** An answer in PayPal's error shape: `issue` is the narrower word. */
export function paypalError(status: number, name: string, issue: string): Answer {
  return {
    status,
    body: { name, message: `${name} in the sandbox`, debug_id: "sandbox", details: [{ issue, description: issue }] },
  };
}
