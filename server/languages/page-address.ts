import { inLocale } from "#messages/locales.ts";
import type { Settings } from "../settings/settings.ts";
import { spokenLocale } from "./spoken.ts";

/** A page's whole address, in the language that is spoken: what a mail, or who takes a payment, leads to. */
export function pageAddress({ storeUrl }: Pick<Settings, "storeUrl">, path: string): string {
  return path === "/" && inLocale(spokenLocale(), path) === path ? storeUrl : storeUrl + inLocale(spokenLocale(), path);
}
