export type LocatedJson =
  | {
      ok: true;
      lineOf: (path: readonly PropertyKey[]) => number;
      /** Names that stand twice in one object, each where it stands again: `JSON.parse` would keep the last in silence. */
      repeated: readonly { line: number; path: readonly PropertyKey[] }[];
    }
  | { ok: false; line: number; message: string };

// oxlint-disable-next-line no-control-regex -- JSON allows no control character inside a string.
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)/y;
const SPACE = /[\t\n\r ]*/y;
const DEEPEST = 100;

type Path = readonly (string | number)[];
type Offsets = Map<string, number>;
type Repeated = { path: Path; offset: number }[];
interface Reading {
  text: string;
  offsets: Offsets;
  repeated: Repeated;
}

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
  const offsets: Offsets = new Map();
  const repeated: Repeated = [];
  try {
    const end = skipSpace(text, readValue({ text, offsets, repeated }, skipSpace(text, 0), [], 0));
    if (end < text.length) throw new JsonFault("has text after its end", end);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return { ok: false, line: lineAt(text, fault.offset), message: fault.message };
  }
  return {
    ok: true,
    lineOf: (path) => lineAt(text, nearestOffset(path, offsets)),
    repeated: repeated.map(({ path, offset }) => ({ path, line: lineAt(text, offset) })),
  };
}

/** A missing value has no place of its own: the object that should hold it has. */
function nearestOffset(path: readonly PropertyKey[], offsets: Offsets): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const offset = offsets.get(keyOf(path.slice(0, length)));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}

function readValue(reading: Reading, at: number, path: Path, depth: number): number {
  const { text, offsets, repeated } = reading;
  if (depth > DEEPEST) throw new JsonFault(`is nested deeper than ${DEEPEST} levels`, at);
  const key = keyOf(path);
  if (offsets.has(key)) repeated.push({ path, offset: at });
  offsets.set(key, at);
  if (text[at] === "{") return readMembers(reading, at, path, depth);
  if (text[at] === "[") return readItems(reading, at, path, depth);
  const end = match(STRING, text, at) ?? match(SCALAR, text, at);
  if (end === null) throw new JsonFault(at >= text.length ? "ends too early" : "expects a value here", at);
  return end;
}

function readItems(reading: Reading, start: number, path: Path, depth: number): number {
  const { text } = reading;
  let at = skipSpace(text, start + 1);
  if (text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    at = skipSpace(text, readValue(reading, at, [...path, index], depth + 1));
    if (text[at] === "]") return at + 1;
    at = skipSpace(text, expectSign(text, at, ",", "expects a comma or ] here"));
  }
}

function readMembers(reading: Reading, start: number, path: Path, depth: number): number {
  const { text } = reading;
  let at = skipSpace(text, start + 1);
  if (text[at] === "}") return at + 1;
  for (;;) {
    const nameEnd = match(STRING, text, at);
    if (nameEnd === null) throw new JsonFault("expects a name in double quotes here", at);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    const valueAt = skipSpace(text, expectSign(text, skipSpace(text, nameEnd), ":", "expects a colon here"));
    at = skipSpace(text, readValue(reading, valueAt, [...path, name], depth + 1));
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
