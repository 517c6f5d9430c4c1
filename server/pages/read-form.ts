import { readBytes } from "../http/read-body.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * What a page's action is given: nothing for a read, else the bytes of a form, bounded before anything parses them.
 * Refuses `method_not_allowed`, `not_a_form` and `body_too_large`.
 */
export async function readForm(
  request: Request,
): Promise<Result<Buffer | null, "method_not_allowed" | "not_a_form" | "body_too_large">> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return ok(null);
  if (method !== "POST") return refuse("method_not_allowed");
  if (!FORM.test(headers.get("content-type") ?? "")) return refuse("not_a_form");
  const bytes = await readBytes(request);
  return bytes === null ? refuse("body_too_large") : ok(bytes);
}
