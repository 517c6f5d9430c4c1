import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";

/** Whether a call carries exactly this Authorization header. */
export function isKeyOf(c: Context, right: string): boolean {
  const [a, b] = [Buffer.from(c.req.header("authorization") ?? ""), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
