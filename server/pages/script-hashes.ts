import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^"'\s>]+)/i;

/**
 * SHA-256 of each inline script of a finished page, for its content security policy: the page's own scripts run, and
 * one that was smuggled in afterwards does not. JSON-LD is data, not script, and needs no permission.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(INLINE_SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1];
    if (type && type !== "module" && !type.includes("javascript")) continue;
    hashes.add(createHash("sha256").update(source).digest("base64"));
  }
  return [...hashes];
}
