import { expect, test } from "vitest";
import { safeJson } from "./json-ld.tsx";

test("structured data cannot end its script, and parses to what it was", () => {
  const hostile = { name: "</script><script>alert(1)</script>", note: "<!-- & \u2028 -->" };
  const text = safeJson(hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
