import { expect, test } from "vitest";
import { readXml } from "../testing/read-xml.ts";
import { xmlText } from "./xml-text.ts";

test("text ends no element and no section of an XML document, and what XML cannot say is left out", () => {
  const hostile = `]]></title><script>alert("1")</script>&amp;'\u0000\u000B\u001F\uFFFE\uD800x\u{1F5A5}\n`;
  const root = readXml(`<?xml version="1.0" encoding="UTF-8"?>\n<a b="${xmlText('"<&')}">${xmlText(hostile)}</a>`);
  expect(root.text).toBe(`]]></title><script>alert("1")</script>&amp;'x\u{1F5A5}\n`);
  expect(root.attributes.get("b")).toBe('"<&');
});
