import { accepted, bodyTooLarge, type Checked, refused, refuseRequest } from "./refuse-request.ts";

const MOST_BYTES = 100 * 1024;
const DEEPEST = 6;
const LONGEST_LIST = 100;
/** Keys by which a plain object can be made to change others. */
const POISON = new Set(["__proto__", "constructor", "prototype"]);

/** The client went away before the whole body had come. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/** The JSON body of a request, bounded in bytes, depth and list length before anything else looks at it. */
export async function readBody(request: Request): Promise<Checked<unknown>> {
  const bytes = await readBytes(request);
  const text = bytes?.toString("utf8") ?? null;
  if (text === null) return refused(bodyTooLarge);
  if (text === "") return accepted({});
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) {
    return refused(refuseRequest(415, "not_json", "The body of a request is JSON."));
  }
  const value = parse(text);
  if (value === undefined)
    return refused(refuseRequest(400, "malformed_json", "The body of the request is not valid JSON."));
  if (!isTame(value, 0))
    return refused(
      refuseRequest(
        400,
        "body_shape",
        "The body of the request is nested too deeply, too long, or has a forbidden key.",
      ),
    );
  return accepted(value);
}

/** The bytes of a request's body. Null when there is more than allowed; the rest is not read. Throws `ClientGone`. */
export async function readBytes(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES) return null;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ClientGone("The body of a request ended early", { cause: error });
  }
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every((item) => isTame(item, depth + 1));
  const entries = Object.entries(value);
  return entries.length <= LONGEST_LIST && entries.every(([key, item]) => !POISON.has(key) && isTame(item, depth + 1));
}
