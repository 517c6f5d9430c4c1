import { ok, refuse, type Result } from "#rules/refusal.ts";
import { bodyPieces, BodyTooLarge, endedEarly } from "./body-pieces.ts";

/** What a form or a call is sent, unless it takes a file. */
export const MOST_BYTES = 100 * 1024;
const DEEPEST = 6;
const LONGEST_LIST = 100;
/** Keys by which a plain object can be made to change others. */
const POISON = new Set(["__proto__", "constructor", "prototype"]);

export type BodyRefusal = "body_too_large" | "not_json" | "malformed_json" | "body_shape";

/** The JSON body of a request, bounded in bytes, depth and list length before anything else looks at it. */
export async function readBody(request: Request): Promise<Result<unknown, BodyRefusal>> {
  const bytes = await readBytes(request);
  if (bytes === null) return refuse("body_too_large");
  if (bytes.length === 0) return ok({});
  return isJson(request) ? readJson(bytes) : refuse("not_json");
}

export function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}

/** What a whole body says, where it is neither deep nor long nor made to change others. */
export function readJson(bytes: Buffer): Result<unknown, "malformed_json" | "body_shape"> {
  const value = parse(bytes.toString("utf8"));
  if (value === undefined) return refuse("malformed_json");
  return isTame(value, 0) ? ok(value) : refuse("body_shape");
}

/** The bytes of a request's body. Null when there is more than allowed; the rest is not read. Throws `ClientGone`. */
export async function readBytes(request: Request, mostBytes = MOST_BYTES): Promise<Buffer | null> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > mostBytes) return null;
  // No more than it says can come, so it need not be counted piece by piece.
  if (length !== null) return wholeBody(request);
  const chunks: Uint8Array[] = [];
  try {
    for await (const piece of bodyPieces({ request }, mostBytes)) chunks.push(piece);
  } catch (error) {
    if (error instanceof BodyTooLarge) return null;
    throw error;
  }
  return Buffer.concat(chunks);
}

async function wholeBody(request: Request): Promise<Buffer> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch (error) {
    throw endedEarly(error);
  }
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
