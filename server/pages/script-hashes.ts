import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * SHA-256 of each inline script that the renderer marked with this page's nonce, for its content security policy, and
 * the page without the marks, fit to be kept. A script that came in with data cannot know the nonce: it gets no hash,
 * and the policy stops it.
 */
export function hashMarkedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => attributes.includes(mark))
    .map(([, , source = ""]) => createHash("sha256").update(source).digest("base64"));
  return { html: html.replaceAll(mark, ""), hashes: [...new Set(scripts)] };
}
