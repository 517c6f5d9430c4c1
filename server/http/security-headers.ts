import type { Settings } from "../settings/settings.ts";

/**
 * What a page may load and where it may send. Scripts are ours or named by their hash; the card fields are the only
 * foreign frame, and the provider's confirmation page the only foreign form target.
 */
export function contentSecurityPolicy(
  cardFieldsUrl: string,
  scriptHashes: readonly string[],
  developing = false,
): string {
  const provider = cardFieldsUrl ? ` ${new URL(cardFieldsUrl).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join("")}`,
    // While developing, styles are put in place by the development server's script, and its socket tells of changes.
    developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
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

/** Headers of every answer, whatever it is. */
export function securityHeaders(settings: Pick<Settings, "storeUrl">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), usb=(), payment=(self)",
    ...(settings.storeUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}
