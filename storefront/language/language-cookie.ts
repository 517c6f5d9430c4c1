import type { Locale } from "#messages/locales.ts";
import { OWN_LOCALE } from "./in-language.ts";

export function hasChosenLanguage(cookies: string): boolean {
  return /(?:^|;\s*)language=/.test(cookies);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Longer than anybody takes at another site to say who they are. */
const WAY_BACK_SECONDS = 60 * 60;

/** The cookie that keeps a chosen language for a year; `server/pages/chosen-language.ts` reads it. */
export function languageCookie(locale: Locale, isSecure: boolean): string {
  return cookieOf("language", locale, YEAR_SECONDS, isSecure);
}

/** The cookie by which somebody who is sent to another site comes back in the language of this page. */
export function wayBackCookie({ url }: Pick<Request, "url">): string {
  return cookieOf("language-back", OWN_LOCALE, WAY_BACK_SECONDS, new URL(url).protocol === "https:");
}

function cookieOf(name: string, locale: Locale, seconds: number, isSecure: boolean): string {
  return `${name}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
