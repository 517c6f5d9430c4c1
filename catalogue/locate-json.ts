export type LocatedJson =
  | { ok: true; lineOf: (path: readonly PropertyKey[]) => number }
  | { ok: false; line: number; message: string };

// oxlint-disable-next-line no-control-regex -- JSON allows no control character inside a string.
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)/y;
const SPACE = /[\t\n\r ]*/y;
const DEEPEST = 100;

class JsonFault extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * The line of every value of a JSON text, or the line and kind of its first fault. `JSON.parse` tells neither the
 * place of a value nor, for short texts, the place of a fault.
 */
export function locateJson(text: string): LocatedJson {
  const offsets = new Map<string, number>();
  try {
    const end = skipSpace(text, readValue(text, skipSpace(text, 0), "", 0, offsets));
    if (end < text.length) throw new JsonFault("has text after its end", end);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return { ok: false, line: lineAt(text, fault.offset), message: fault.message };
  }
  return { ok: true, lineOf: (path) => lineAt(text, nearestOffset(path, offsets)) };
}

/** A missing value has no place of its own: the object that should hold it has. */
function nearestOffset(path: readonly PropertyKey[], offsets: ReadonlyMap<string, number>): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const offset = offsets.get(path.slice(0, length).reduce<string>(keyOf, ""));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function keyOf(parent: string, name: PropertyKey): string {
  return `${parent}/${JSON.stringify(String(name))}`;
}

function readValue(text: string, at: number, key: string, depth: number, offsets: Map<string, number>): number {
  if (depth > DEEPEST) throw new JsonFault(`is nested deeper than ${DEEPEST} levels`, at);
  offsets.set(key, at);
  if (text[at] === "{") return readMembers(text, at, key, depth, offsets);
  if (text[at] === "[") return readItems(text, at, key, depth, offsets);
  const end = match(STRING, text, at) ?? match(SCALAR, text, at);
  if (end === null) throw new JsonFault(at >= text.length ? "ends too early" : "expects a value here", at);
  return end;
}

function readItems(text: string, start: number, key: string, depth: number, offsets: Map<string, number>): number {
  let at = skipSpace(text, start + 1);
  if (text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    at = skipSpace(text, readValue(text, at, keyOf(key, index), depth + 1, offsets));
    if (text[at] === "]") return at + 1;
    at = skipSpace(text, expectSign(text, at, ",", "expects a comma or ] here"));
  }
}

function readMembers(text: string, start: number, key: string, depth: number, offsets: Map<string, number>): number {
  let at = skipSpace(text, start + 1);
  if (text[at] === "}") return at + 1;
  for (;;) {
    const nameEnd = match(STRING, text, at);
    if (nameEnd === null) throw new JsonFault("expects a name in double quotes here", at);
    const memberKey = keyOf(key, JSON.parse(text.slice(at, nameEnd)) as string);
    const valueAt = skipSpace(text, expectSign(text, skipSpace(text, nameEnd), ":", "expects a colon here"));
    at = skipSpace(text, readValue(text, valueAt, memberKey, depth + 1, offsets));
    if (text[at] === "}") return at + 1;
    at = skipSpace(text, expectSign(text, at, ",", "expects a comma or } here"));
  }
}

function expectSign(text: string, at: number, sign: string, message: string): number {
  if (text[at] !== sign) throw new JsonFault(at >= text.length ? "ends too early" : message, at);
  return at + 1;
}

function skipSpace(text: string, at: number): number {
  return match(SPACE, text, at) ?? at;
}

function match(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}
