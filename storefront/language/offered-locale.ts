import type { Locale } from "#messages/locales.ts";

/** What is known of a visitor, by their own browser alone. */
interface Visitor {
  /** Those that the browser is set to, the dearest first. */
  languages: readonly string[];
  /** Of the place that they said they ship to; empty where they said none. */
  state: string;
  /** Whether a language was chosen here before. */
  hasChosen: boolean;
}

/** Where the law asks for French (Charter of the French language, section 52). */
const QUEBEC = "QC";

/** The language that somebody is offered on a page in `own`; null where none would be nearer to them. Nothing changes unasked. */
export function offeredLocale(
  own: Locale,
  { languages, state, hasChosen }: Visitor,
  spoken: readonly Locale[],
): Locale | null {
  if (hasChosen) return null;
  const wanted = [...(state === QUEBEC ? ["fr"] : []), ...languages];
  for (const language of wanted) {
    const nearest = spoken.find((locale) => locale === language) ?? sameTongue(language, own, spoken);
    if (nearest) return nearest === own ? null : nearest;
  }
  return null;
}

/** A tongue of another country is read by who reads ours; of two that would do, the one that stands there. */
function sameTongue(language: string, own: Locale, spoken: readonly Locale[]): Locale | undefined {
  const isSame = (locale: Locale) => locale.split("-")[0] === language.split("-")[0];
  return isSame(own) ? own : spoken.find(isSame);
}
