import { browserConfig } from "../browser-config.ts";

const NAME = "cookie-consent";

export interface Consent {
  /** Defaults to true (S317); the banner still stands until Accept is stored. */
  allowed: boolean;
  isStored: boolean;
}

/** Reads the consent out of a cookie header or `document.cookie`. */
export function consentIn(cookies: string): Consent {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies)?.[1];
  return { allowed: value === undefined || value === "true", isStored: value !== undefined };
}

/** The cookie that Accept stores. */
export function consentCookie(isSecure: boolean): string {
  return `${NAME}=true; Max-Age=${browserConfig.consentSeconds}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
