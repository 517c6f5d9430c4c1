import type { SentFile } from "#contract/sent-file.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";
import { collectFile, FileRefused } from "./collect-file.ts";
import { FileField } from "./file-field.ts";
import { bodyPieces, type BodySource, BodyTooLarge } from "./body-pieces.ts";
import { type BodyRefusal, isJson, readJson } from "./read-body.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;

/** What names the file and says what it is for: read before anybody is asked whether it may come. */
const MOST_BEFORE_FILE = 16 * 1024;

/** What a call was sent. */
export interface SentBody {
  fields: unknown;
  /** What stands in its field as an empty text. Null where there is none, and where the body is so small that it was read whole. */
  file: SentFile | null;
}

/**
 * The JSON body of a call that takes a file as base64 in its last field: all before the file is read, the file is not.
 * `field` names it, `mostBytes` bounds the whole body.
 */
export async function readFileBody(
  source: BodySource,
  { field, mostBytes }: { field: string; mostBytes: number },
): Promise<Result<SentBody, BodyRefusal>> {
  if (Number(source.request.headers.get("content-length") ?? 0) > mostBytes) return refuse("body_too_large");
  if (!isJson(source.request)) return refuse("not_json");
  const pieces = bodyPieces(source, mostBytes);
  const head: Buffer[] = [];
  const finder = new FileField(field);
  let bytes = 0;
  let begins: number | null = null;
  while (bytes <= MOST_BEFORE_FILE) {
    const piece = await nextOf(pieces);
    if (piece === "too large") return refuse("body_too_large");
    if (piece === null) return wholeOf(Buffer.concat(head));
    const found: number | null = begins === null ? finder.findIn(piece) : null;
    if (found !== null) begins = bytes + found;
    head.push(piece);
    bytes += piece.length;
  }
  if (begins === null) return refuse("body_too_large");
  const read = Buffer.concat(head);
  const value = readJson(Buffer.concat([read.subarray(0, begins), Buffer.from('"}')]));
  if (!value.ok) return value;
  return ok({ fields: value.value, file: base64File(source, afterwards(read.subarray(begins), pieces), field) });
}

function wholeOf(bytes: Buffer): Result<SentBody, BodyRefusal> {
  if (bytes.length === 0) return ok({ fields: {}, file: null });
  const value = readJson(bytes);
  return value.ok ? ok({ fields: value.value, file: null }) : value;
}

async function nextOf(pieces: AsyncGenerator<Buffer>): Promise<Buffer | null | "too large"> {
  try {
    const { done, value } = await pieces.next();
    return done ? null : value;
  } catch (error) {
    if (error instanceof BodyTooLarge) return "too large";
    throw error;
  }
}

async function* afterwards(first: Buffer, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* pieces;
}

function base64File(source: BodySource, pieces: AsyncIterable<Buffer>, field: string): SentFile {
  return {
    name: "",
    read(mostBytes, turn) {
      source.turn = turn;
      return collectFile(decoded(pieces, field), mostBytes);
    },
  };
}

/** Base64 up to its closing quote as bytes. Behind it only the object may end: what came later was not asked about. */
async function* decoded(pieces: AsyncIterable<Buffer>, field: string): AsyncGenerator<Buffer> {
  let left = "";
  let behind: string | null = null;
  for await (const piece of pieces) {
    const quote: number = behind === null ? piece.indexOf('"') : 0;
    if (behind !== null) behind += piece.toString("latin1").trim();
    else {
      const text = left + lettersOf(piece.subarray(0, quote < 0 ? piece.length : quote));
      const even = quote < 0 ? text.length - (text.length % 4) : text.length;
      yield Buffer.from(text.slice(0, even), "base64");
      left = text.slice(even);
      if (quote >= 0) behind = piece.toString("latin1", quote + 1).trim();
    }
    if (behind !== null && behind.length > 1) break;
  }
  if (behind === null || behind === "") throw new FileRefused(refuse("malformed_json"));
  if (behind !== "}")
    throw new FileRefused(refuse("invalid_request", {}, [{ field, message: inputWords.fileComesLast }]));
}

/** Without what a writer of JSON or of base64 puts between. */
function lettersOf(bytes: Buffer): string {
  return bytes.toString("latin1").replaceAll(/[^A-Za-z0-9+/_-]/g, "");
}
