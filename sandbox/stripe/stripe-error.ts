export type StripeErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

/** An answer in Stripe's error shape. The SDK takes any other body, even a 404's, for a success. */
export class StripeError extends Error {
  override name = "StripeError";
  readonly status: number;
  readonly type: StripeErrorType;
  readonly details: Record<string, unknown>;

  constructor(status: number, type: StripeErrorType, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toJson(): Record<string, unknown> {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export function missing(what: string, id: string): StripeError {
  return new StripeError(404, "invalid_request_error", `No such ${what}: '${id}'`, { code: "resource_missing" });
}

export function badParameter(param: string, message: string, code = "parameter_invalid"): StripeError {
  return new StripeError(400, "invalid_request_error", message, { code, param });
}

export function unexpectedState(status: string, verb: string): StripeError {
  return new StripeError(
    400,
    "invalid_request_error",
    `This PaymentIntent could not be ${verb} because it has a status of ${status}.`,
    {
      code: "payment_intent_unexpected_state",
    },
  );
}
