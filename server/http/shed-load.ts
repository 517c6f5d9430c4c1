import type { RateName, Rules } from "./route-rules.ts";

/**
 * How late the event loop is, in milliseconds, when what is asked under a rate is put off. What is not here is never put
 * off: a cart, a checkout, a payment, the desk, what a provider tells.
 */
const PUT_OFF_FROM_MS: Readonly<Partial<Record<RateName, number>>> = {
  picture: 150,
  proof: 150,
  notify: 150,
  rebuild: 150,
  fault: 150,
  lookup: 400,
  account: 400,
  read: 800,
};

/** What has to wait so that carts and checkouts go on. A page or a list waits only for who has no cart and no account here yet. */
export function isPutOff({ rate, who }: Pick<Rules, "rate" | "who">, lagMs: number, isNewcomer: boolean): boolean {
  if (rate === "uncounted" || lagMs < (PUT_OFF_FROM_MS[rate] ?? Infinity)) return false;
  return rate !== "read" || (who === "anyone" && isNewcomer);
}
