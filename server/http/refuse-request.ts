import type { Alert } from "#contract/alert.ts";

/** What the door itself refuses, before any handler: the generic alert with its HTTP status. */
export interface Refusal {
  status: number;
  alert: Alert;
  headers?: Record<string, string>;
}

/** What a check at the door answers. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}

/** A refusal's words in the alert's shape; the specification's defaults for what is not said (S471–S473). */
export function serverAlert(Reason: string, Message: string, more: Partial<Alert> = {}): Alert {
  return { IsSuccess: false, Message, Title: "System", Icon: "error", Button: "OK", Reason, ...more };
}

export function refuseRequest(
  status: number,
  reason: string,
  message: string,
  more: { fields?: Alert["Fields"]; headers?: Record<string, string> } = {},
): Refusal {
  return {
    status,
    alert: serverAlert(reason, message, { ...(more.fields && { Fields: more.fields }) }),
    ...(more.headers && { headers: more.headers }),
  };
}

/** The specification's default alert (section 8): something broke, and what it was is in the log only. */
export const generalError: Refusal = refuseRequest(500, "general_error", "General Error");

export const bodyTooLarge: Refusal = refuseRequest(413, "body_too_large", "That is more than can be sent at once.");

export function invalidRequest(fields: NonNullable<Alert["Fields"]>): Refusal {
  return refuseRequest(400, "invalid_request", "Something in that request isn’t right.", { fields });
}

/** Card numbers belong in the provider's own fields; here they would be kept and shown. Names the fields, never what stood there. */
export function cardNumberNotHere(fields: readonly string[]): Refusal {
  return refuseRequest(
    422,
    "card_number_not_here",
    "That looks like a card number. Please take it out: card numbers go in the card fields of the payment step only. Nothing was saved.",
    {
      fields: fields.map((field) => ({
        field,
        message: "This looks like a card number. Card numbers go in the card fields of the payment step only.",
      })),
    },
  );
}
