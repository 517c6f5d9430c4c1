import { readBytes } from "../http/read-body.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";

/** Pages with a form that takes files, and what such a form may have in all: one of 10 MB, four of 6 MB. */
const WITH_FILES: ReadonlyMap<string, number> = new Map([
  ["/support/rma", 10_500_000],
  ["/review/write-review", 24_500_000],
]);

/** No form of ours has a third as many; whoever reads one field of it goes through all of them. */
const MOST_FIELDS = 500;
const AMPERSAND = "&".charCodeAt(0);

const FILE_FORM = /^multipart\/form-data\s*;/i;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * What a page's action is given: nothing for a read, else the bytes of a form, bounded before anything parses them.
 * Refuses `method_not_allowed`, `not_a_form`, `body_too_large`, and `body_shape` where it has very many fields.
 */
export async function readForm(
  request: Request,
): Promise<Result<Buffer | null, "method_not_allowed" | "not_a_form" | "body_too_large" | "body_shape">> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return ok(null);
  if (method !== "POST") return refuse("method_not_allowed");
  const type = headers.get("content-type") ?? "";
  const mostOfFiles = FILE_FORM.test(type) ? WITH_FILES.get(new URL(request.url).pathname) : undefined;
  if (mostOfFiles === undefined && !FORM.test(type)) return refuse("not_a_form");
  const bytes = await readBytes(request, mostOfFiles);
  if (bytes === null) return refuse("body_too_large");
  return mostOfFiles === undefined && countOf(AMPERSAND, bytes) >= MOST_FIELDS ? refuse("body_shape") : ok(bytes);
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
