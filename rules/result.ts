/** What a customer can cause is an answer, not an exception. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | Refusal<Reason>;
export type Refusal<Reason extends string> = { ok: false; reason: Reason };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Reason extends string>(reason: Reason): Refusal<Reason> {
  return { ok: false, reason };
}
