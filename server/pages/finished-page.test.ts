import { expect, test } from "vitest";
import { encodingFor } from "./finished-page.ts";

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
