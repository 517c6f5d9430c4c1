/** An answer in Affirm's error shape (docs.affirm.com/developers/reference/errors). */
export class AffirmError extends Error {
  override name = "AffirmError";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toJson(): Record<string, unknown> {
    return { status_code: this.status, type: "invalid_request", code: this.code, message: this.message };
  }
}
