import { readBytes } from "../http/read-body.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";

/** Pages with a form that takes a file of 10 MB, and what such a form may have in all. */
const WITH_FILE = new Set(["/support/rma"]);
const MOST_BYTES = 10_500_000;

const FILE_FORM = /^multipart\/form-data\s*;/i;
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
  const type = headers.get("content-type") ?? "";
  const hasFile = FILE_FORM.test(type) && WITH_FILE.has(new URL(request.url).pathname);
  if (!hasFile && !FORM.test(type)) return refuse("not_a_form");
  const bytes = await readBytes(request, hasFile ? MOST_BYTES : undefined);
  return bytes === null ? refuse("body_too_large") : ok(bytes);
}
