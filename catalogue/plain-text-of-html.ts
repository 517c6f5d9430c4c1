const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  times: "×",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  reg: "®",
  trade: "™",
  deg: "°",
  eacute: "é",
};

/**
 * The words of an HTML fragment as paragraphs. Nothing of its markup survives, so a merchant's description can
 * never carry a script into a page; scripts and styles go with their content.
 */
export function plainTextOfHtml(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|iframe|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/\r?\n/g, " ")
    .replace(/<li\b[^>]*>/gi, "\n• ")
    .replace(/<\/(?:td|th)\s*>/gi, " ")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|table|tr|blockquote|section|article|br|hr)\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, "")
    .split("\n")
    .map((paragraph) => decodeEntities(paragraph).replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "" && paragraph !== "•");
}

/** Decoded once, after the tags are gone: `&lt;b&gt;` is text about a tag, not a tag. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : "";
    },
  );
}
