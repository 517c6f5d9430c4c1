import { decodeHTML } from "entities";

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

/**
 * Decoded once, after the tags are gone: `&lt;b&gt;` is text about a tag, not a tag. What HTML has no character for, such
 * as half of an emoji, is left out.
 */
function decodeEntities(text: string): string {
  return decodeHTML(text).replace(/(?!\s)\p{Cc}|\uFFFD/gu, "");
}
