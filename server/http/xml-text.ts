const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What XML 1.0 has no way to say, not even escaped: control characters, halves of a pair, and two that are no characters. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that may stand in an element or an attribute of an XML document, whatever it holds. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_XML, "").replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
