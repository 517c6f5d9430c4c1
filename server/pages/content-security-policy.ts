import { createHash } from "node:crypto";

const IMAGES = "img-src 'self' data:";

/**
 * What a page may load and where it may send. Scripts are ours or named by their hash; the card fields are the only
 * foreign frame, and the provider's confirmation page the only foreign form target.
 */
export function contentSecurityPolicy(
  { cardFieldsUrl, pictureHost }: { cardFieldsUrl: string; pictureHost: string },
  scriptHashes: readonly string[],
  developing = false,
): string {
  const provider = cardFieldsUrl ? ` ${new URL(cardFieldsUrl).origin}` : "";
  const pictures = pictureHost ? ` ${pictureHost}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join("")}`,
    // While developing, styles are put in place by the development server's script, and its socket tells of changes.
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `${IMAGES}${pictures}`,
    "font-src 'self'",
    developing ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self'${provider}`,
    `form-action 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const SCRIPT_END = "</script>";

/**
 * SHA-256 of each inline script that the renderer marked with this page's nonce, for its content security policy, and
 * the page without the marks, fit to be kept. A script that came in with data cannot know the nonce: it gets no hash,
 * and the policy stops it.
 */
export function hashMarkedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const [first = "", ...marked] = html.split(mark);
  const hashes = new Set<string>();
  for (const [index, after] of marked.entries()) {
    const before = index === 0 ? first : (marked[index - 1] ?? "");
    const tag = before.slice(before.lastIndexOf("<"));
    const rest = after.slice(0, after.indexOf(">"));
    if (!/^<script\b/i.test(tag) || /\ssrc=/.test(tag + rest)) continue;
    const source = after.slice(rest.length + 1, after.indexOf(SCRIPT_END));
    hashes.add(createHash("sha256").update(source).digest("base64"));
  }
  return { html: first + marked.join(""), hashes: [...hashes] };
}
