import { readBytes } from "../http/read-body.ts";
import { accepted, bodyTooLarge, type Checked, refused, refuseRequest } from "../http/refuse-request.ts";

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * What a page's action is given: nothing for a read, else the bytes of a form, bounded before anything parses them.
 * Refuses `method_not_allowed`, `not_a_form` and `body_too_large`.
 */
export async function readForm(request: Request): Promise<Checked<Buffer | null>> {
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return accepted(null);
  if (method !== "POST")
    return refused(
      refuseRequest(405, "method_not_allowed", "This address does not take that method.", {
        headers: { allow: "GET, HEAD, POST" },
      }),
    );
  if (!FORM.test(headers.get("content-type") ?? ""))
    return refused(refuseRequest(415, "not_a_form", "A page takes the fields of a form only."));
  const bytes = await readBytes(request);
  return bytes === null ? refused(bodyTooLarge) : accepted(bytes);
}
