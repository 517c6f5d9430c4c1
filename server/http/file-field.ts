const byteOf = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, COLON] = [byteOf('"'), byteOf("\\"), byteOf(","), byteOf(":")];
const OPENING = new Set(Buffer.from("{["));
const CLOSING = new Set(Buffer.from("}]"));

/**
 * Finds where in a JSON object the text of one of its own fields begins, byte by byte, so that what stands before it is
 * read and the text itself is not. Whether it is JSON at all, its reader says.
 */
export class FileField {
  readonly #name: string;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #isKey = false;
  #key = "";

  constructor(name: string) {
    this.#name = name;
  }

  /** Place in these bytes, which follow those before, behind the opening quote; null where it has not come. */
  findIn(bytes: Uint8Array): number | null {
    for (const [at, byte] of bytes.entries()) if (this.#isOpening(byte)) return at + 1;
    return null;
  }

  #isOpening(byte: number): boolean {
    if (this.#isInText) this.#goOn(byte);
    else if (byte === QUOTE) {
      if (this.#depth === 1 && !this.#isKey && this.#key === this.#name) return true;
      this.#isInText = true;
      if (this.#isKey) this.#key = "";
    } else if (OPENING.has(byte)) {
      this.#depth += 1;
      this.#isKey = this.#depth === 1;
    } else if (CLOSING.has(byte)) this.#depth -= 1;
    else if (byte === COLON) this.#isKey = false;
    else if (byte === COMMA) this.#isKey = this.#depth === 1;
    return false;
  }

  #goOn(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) {
      this.#isInText = false;
      return;
    }
    if (this.#isKey && this.#key.length <= this.#name.length) this.#key += String.fromCharCode(byte);
  }
}
