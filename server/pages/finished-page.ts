import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One answer's bytes in one encoding, with its headers written out as `node:http` takes them. */
export interface Variant {
  bytes: Buffer;
  etag: string;
  headers: string[];
}

/** What can be sent without a handler: a page, an answer of the API, a file of the build. */
export interface Finished {
  in(encoding: Encoding): Variant;
}

const brotli = (quality: number, sizeHint: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint },
});
/** Somebody waits: brotli 1 is a sixth of 5's time for a third more bytes. */
const AT_ONCE = {
  br: (body: Buffer) => brotliCompressSync(body, brotli(1, body.length)),
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
};
/** Nobody waits, but it lives three minutes only: 5 is a tenth of 11's time for 9 % more bytes. */
const LATER = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli(5, body.length)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};
const BACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

/**
 * Bytes made once for all their readers. Only encodings that somebody asked for are held: each is made quickly for the
 * first who asks, and on a page that is kept made better behind the second.
 */
export class FinishedPage implements Finished {
  readonly #held = new Map<Encoding, Buffer>();
  readonly #written = new Map<Encoding, Variant>();
  readonly #improved = new Set<Encoding>();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #digest: string;
  #asked: ReadonlySet<Encoding> = new Set();
  #onChange: (() => void) | null = null;

  constructor(body: Buffer, headers: Readonly<Record<string, string>>) {
    this.#held.set("identity", body);
    this.#headers = headers;
    this.#digest = digestOf(body);
  }

  /** Bytes it holds in memory now, over all encodings. */
  get size(): number {
    return [...this.#held.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** From now on it is kept: `onChange` hears each time that it holds other bytes than before. */
  keep(onChange: () => void): void {
    this.#onChange = onChange;
  }

  in(encoding: Encoding): Variant {
    const written = this.#written.get(encoding);
    if (!written) return this.#write(encoding);
    // Packing bytes in memory fails only where there is no memory left, which is the process's end.
    if (this.#onChange && !this.#improved.has(encoding)) void this.#improve(encoding);
    return written;
  }

  #write(encoding: Encoding): Variant {
    const bytes =
      this.#held.get(encoding) ?? (encoding === "identity" ? this.#plain() : AT_ONCE[encoding](this.#plain()));
    this.#asked = new Set([...this.#asked, encoding]);
    return this.#hold(encoding, bytes);
  }

  async #improve(encoding: Encoding): Promise<void> {
    this.#improved.add(encoding);
    if (encoding !== "identity") this.#hold(encoding, await LATER[encoding](this.#plain()));
    this.#dropUnasked();
  }

  #hold(encoding: Encoding, bytes: Buffer): Variant {
    const variant = variantOf(encoding, bytes, this.#digest, this.#headers);
    this.#held.set(encoding, bytes);
    this.#written.set(encoding, variant);
    this.#onChange?.();
    return variant;
  }

  /** The plain bytes are five times the packed ones, and any of those can be unpacked. */
  #dropUnasked(): void {
    if (this.#asked.has("identity") || !this.#held.delete("identity")) return;
    this.#onChange?.();
  }

  #plain(): Buffer {
    for (const encoding of ENCODINGS.toReversed()) {
      const bytes = this.#held.get(encoding);
      if (bytes) return BACK[encoding](bytes);
    }
    throw new Error("A finished page holds its bytes in one encoding at least");
  }
}

export function digestOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 20);
}

/** The tag is weak: it names what was said, not how well it was packed. */
export function variantOf(
  encoding: Encoding,
  bytes: Buffer,
  digest: string,
  headers: Readonly<Record<string, string>>,
): Variant {
  const etag = `W/"${digest}-${encoding}"`;
  const all = {
    ...headers,
    vary: headers["vary"] ? `accept-encoding, ${headers["vary"]}` : "accept-encoding",
    etag,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(bytes.length),
  };
  return { bytes, etag, headers: Object.entries(all).flat() };
}

const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

/** The best encoding a reader takes. Browsers say it in a handful of ways, so each is read once. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const read = known.get(acceptEncoding) ?? readEncoding(acceptEncoding);
  if (known.size < MOST_KNOWN) known.set(acceptEncoding, read);
  return read;
}

function readEncoding(acceptEncoding: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? "gzip" : "identity";
}

/** Whether the reader holds these bytes already, by its `If-None-Match`. */
export function isHeld({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(/,\s*/).some((tag) => tag === etag || `W/${tag}` === etag) ?? false;
}

/** Sends what is finished from a bare `node:http` response: nothing is computed but the choice of bytes. */
export function sendFinished(
  page: Finished,
  request: { method?: string | undefined; headers: IncomingHttpHeaders },
  response: ServerResponse,
): void {
  const variant = page.in(encodingFor(request.headers["accept-encoding"]));
  if (isHeld(variant, request.headers["if-none-match"])) {
    response.writeHead(304, headersWithoutBody(variant)).end();
    return;
  }
  response.writeHead(200, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.bytes);
}

export function headersWithoutBody({ headers }: Variant): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (name !== "content-length" && name !== "content-encoding" && name !== "content-type") kept.push(name, value);
  }
  return kept;
}
