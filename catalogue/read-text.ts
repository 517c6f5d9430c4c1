import type { CatalogueError } from "./catalogue-error.ts";

export type ReadText = { ok: true; text: string } | { ok: false; errors: CatalogueError[] };

const LINE_FEED = 0x0a;
const LOOKED_AT = 1024;

/**
 * A file's bytes as text. Only UTF-8 is read, with or without its mark: what another encoding means cannot be known, and
 * guessing would put wrong letters into the shop. Each line that is no UTF-8 is told.
 */
export function readText(file: string, bytes: Uint8Array): ReadText {
  const refused = (line: number, message: string): CatalogueError => ({ file, line, field: "(file)", message });
  if (isUtf16(bytes)) return { ok: false, errors: [refused(1, "is saved as UTF-16: save it again as UTF-8")] };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const message = "is not UTF-8, perhaps Latin-1 or Windows-1252: save the file again as UTF-8";
    return { ok: false, errors: wrongLines(bytes).map((line) => refused(line, message)) };
  }
}

/** By its mark, or by every other byte of its beginning being zero, as in no text of another encoding. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((offset) => start.filter((byte, at) => at % 2 === offset && byte === 0).length);
  return Math.max(...zeros) > start.length / 4;
}

/** No character of UTF-8 holds the byte of a line feed, so each line can be read by itself. */
function wrongLines(bytes: Uint8Array): number[] {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const wrong: number[] = [];
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      wrong.push(line);
    }
    start = end + 1;
  }
  return wrong;
}
