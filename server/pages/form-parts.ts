import { refuse } from "#rules/refusal.ts";
import { FileRefused } from "../http/collect-file.ts";

/** A part of a form: a field, or a file. */
export interface FormPart {
  /** Of its field. */
  name: string;
  /** Null where it is no file. */
  fileName: string | null;
  /** Its bytes, as they come; none once the next part was asked for. */
  pieces: AsyncIterable<Buffer>;
}

const LINE = "\r\n";
/** What all parts together say of themselves: names of fields and files, and what a browser writes around them. */
const MOST_HEADER_BYTES = 64 * 1024;

/**
 * Parts of `multipart/form-data` (RFC 2046, 7578) one after another, of which no more is held than one piece of the body.
 * Throws `FileRefused` where it is none.
 */
export class FormParts {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #delimiter: Buffer;
  /** What was received and not handed out. A form begins like any part: on a line of its own. */
  #held: Buffer = Buffer.from(LINE);
  /** How many parts have begun, and whether the last one has ended. */
  #begun = 0;
  #isOver = false;
  #headerBytes = 0;

  constructor(pieces: AsyncIterator<Buffer>, boundary: string) {
    this.#pieces = pieces;
    this.#delimiter = Buffer.from(`${LINE}--${boundary}`);
  }

  /** Null behind the last one. */
  async next(): Promise<FormPart | null> {
    const before = this.#begun;
    for await (const passed of this.#content(before)) if (before === 0 && passed.length > 0) throw notAForm();
    const end = await this.#take(2);
    if (end === "--") return null;
    if (end !== LINE) throw notAForm();
    const said = dispositionOf(await this.#header());
    this.#begun += 1;
    this.#isOver = false;
    return {
      name: parameter("name", said) ?? "",
      fileName: parameter("filename", said),
      pieces: this.#content(this.#begun),
    };
  }

  /** What is left of a part, up to its delimiter, which goes with it. */
  async *#content(part: number): AsyncGenerator<Buffer> {
    while (part === this.#begun && !this.#isOver) {
      const at = this.#held.indexOf(this.#delimiter);
      this.#isOver = at >= 0;
      // A delimiter may have begun in what has come.
      const known = this.#isOver ? at : Math.max(0, this.#held.length - this.#delimiter.length + 1);
      const piece = this.#held.subarray(0, known);
      this.#held = this.#held.subarray(this.#isOver ? at + this.#delimiter.length : known);
      if (piece.length > 0) yield piece;
      else if (!this.#isOver) await this.#more();
    }
  }

  async #header(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(LINE + LINE);
      if (this.#headerBytes + Math.max(end, 0) > MOST_HEADER_BYTES) throw notAForm();
      if (end >= 0) {
        this.#headerBytes += end;
        const header = this.#held.toString("utf8", 0, end);
        this.#held = this.#held.subarray(end + 2 * LINE.length);
        return header;
      }
      if (this.#held.length > MOST_HEADER_BYTES) throw notAForm();
      await this.#more();
    }
  }

  async #take(bytes: number): Promise<string> {
    while (this.#held.length < bytes) await this.#more();
    const taken = this.#held.toString("latin1", 0, bytes);
    this.#held = this.#held.subarray(bytes);
    return taken;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done) throw notAForm();
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }
}

function notAForm(): FileRefused {
  return new FileRefused(refuse("body_shape"));
}

/** Lines of a header end with CRLF; a name may hold what JavaScript also takes for the end of a line (U+2028). */
function dispositionOf(header: string): string {
  const said = header.split(LINE).map((line) => /^content-disposition:\s*form-data(.*)$/is.exec(line)?.[1]);
  return said.find((one) => one !== undefined) ?? "";
}

/** As browsers write it: in quotes, with quotes and line ends inside as `%22`, `%0D` and `%0A`. */
function parameter(name: "name" | "filename", said: string): string | null {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(said)?.[1];
  return found?.replaceAll(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))) ?? null;
}
