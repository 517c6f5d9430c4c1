import type { Settings } from "../settings/settings.ts";

/** The policy of whatever is no page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

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
