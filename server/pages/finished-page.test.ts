import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Encoding, encodingFor, FinishedPage, isHeld } from "./finished-page.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0 , gzip;q=0.5", "gzip"],
  ["br;q=0.5", "br"],
  ["gzip; q=0", "identity"],
  ["brotli", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a reader that takes %s gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe("a finished page", () => {
  const TEXT = "one page of the shop, ".repeat(2000);
  const length = (page: FinishedPage, encoding: Encoding) => page.in(encoding).bytes.length;
  const made = () => new FinishedPage(Buffer.from(TEXT), { "x-of": "page" });
  const changed = (page: FinishedPage) => new Promise<void>((resolve) => page.keep(resolve));

  test("is packed in the one encoding that its reader takes, once for all its readers", () => {
    const page = made();
    const first = page.in("br");
    expect(page.in("br")).toBe(first);
    expect(brotliDecompressSync(first.bytes).toString()).toBe(TEXT);
    expect(page.size).toBe(TEXT.length + first.bytes.length);
    expect(gunzipSync(page.in("gzip").bytes).toString()).toBe(TEXT);
  });

  test("that is kept is packed better behind its second reader, under the tag that readers hold already", async () => {
    const page = made();
    const { bytes, etag } = page.in("br");
    const again = changed(page);
    page.in("br");
    await again;
    expect(length(page, "br")).toBeLessThan(bytes.length);
    expect(page.in("br").etag).toBe(etag);
    expect(brotliDecompressSync(page.in("br").bytes).toString()).toBe(TEXT);
  });

  test("holds its plain bytes no longer than a reader without encodings needs them, and finds them again", async () => {
    const page = made();
    page.in("br");
    const again = changed(page);
    page.in("br");
    await again;
    expect(page.size).toBe(length(page, "br"));
    expect(page.in("identity").bytes.toString()).toBe(TEXT);
    expect(gunzipSync(page.in("gzip").bytes).toString()).toBe(TEXT);
  });

  test("has other tags in other encodings, and is not sent to whoever holds it", () => {
    const page = made();
    const { br, gzip } = { br: page.in("br"), gzip: page.in("gzip") };
    expect(br.etag).not.toBe(gzip.etag);
    expect(isHeld(br, `"other", ${br.etag}`)).toBe(true);
    expect(isHeld(br, gzip.etag)).toBe(false);
    expect(isHeld(br, undefined)).toBe(false);
  });
});
