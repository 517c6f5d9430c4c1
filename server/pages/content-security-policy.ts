import { createHash } from "node:crypto";
import type { CardFieldsAddress } from "#adapters/payments/card-fields-address.ts";

/** Where a page with card fields says that its policy stopped something. */
export const PAGE_REPORTS = "/api/page-reports";

const IMAGES = "img-src 'self' data:";

/** What a page with the card's fields may load besides; a page without them nothing. */
type CardSources = CardFieldsAddress["allows"] | null;

/**
 * What a page may load and where it may send. Scripts are ours or named by their hash; what the card fields need is the
 * only thing that is foreign, and no public page has it.
 */
export function contentSecurityPolicy(
  { card, pictureHost }: { card: CardSources; pictureHost: string },
  scriptHashes: readonly string[],
  developing = false,
): string {
  const listed = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join("");
  const pictures = pictureHost ? ` ${pictureHost}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${listed(scriptHashes.map((hash) => `'sha256-${hash}'`))}${listed(card?.scripts)}`,
    // While developing, styles are put in place by the development server's script, and its socket tells of changes.
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `${IMAGES}${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${developing ? " ws:" : ""}${listed(card?.calls)}`,
    "manifest-src 'self'",
    `frame-src 'self'${listed(card?.frames)}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Only where a card is paid with: on any other page an extension would be all that it tells of.
    ...(card ? [`report-uri ${PAGE_REPORTS}`] : []),
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
