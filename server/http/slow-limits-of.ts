import { SLOW_LIMITS, type SlowLimitName, type SlowSubject } from "#rules/member/slow-limits.ts";
import type { SlowLimit } from "./count-slowly.ts";

/** Whose each count is; what has null is not counted. */
type Subjects = Readonly<Partial<Record<Exclude<SlowSubject, "shop">, string | null>>>;

/**
 * The limits of a name for these subjects. `isStranger` is who is neither signed in nor on a browser of the account: the
 * whole shop's limit is for them alone, and spares whose network has had few.
 */
export function slowLimitsOf(name: SlowLimitName, subjects: Subjects, isStranger: boolean): SlowLimit[] {
  const { shop, ...own } = { shop: undefined, ...SLOW_LIMITS[name] };
  const limits = Object.entries(own).flatMap(([by, limit]) => {
    const of = subjects[by as keyof Subjects] ?? null;
    return of === null ? [] : [{ name: `${name} ${by}`, of, most: limit.most, seconds: limit.seconds }];
  });
  if (!shop || !isStranger) return limits;
  const { each, ...most } = shop;
  const network = subjects.address ?? null;
  const spares = network === null ? {} : { spares: { name: `${name} address`, of: network, most: each } };
  return [...limits, { name: `${name} shop`, of: "", ...most, ...spares }];
}
