import { useSyncExternalStore } from "react";
import { type Locale, LOCALE_NAMES } from "#messages/locales.ts";
import { languageChoiceWords as words } from "#words/language.ts";
import { shipToIn } from "../delivery/ship-to-cookie.ts";
import { onKept } from "../delivery/use-ship-to.ts";
import { paths } from "../paths.ts";
import { OWN_LOCALE } from "./in-language.ts";
import { hasChosenLanguage } from "./language-cookie.ts";
import "./language-offer.css";
import { offeredLocale } from "./offered-locale.ts";
import { browserConfig } from "../browser-config.ts";

/** Offers the page in a language that is nearer to its reader, until they chose one. */
export function LanguageOffer({ back }: { back: string }) {
  const offered = useSyncExternalStore(onKept, offeredHere, () => null);
  if (offered === null) return null;
  return (
    <form method="post" action={paths.language} className="language-offer" aria-label={words.title}>
      <input type="hidden" name="back" value={back} />
      <p>{words.offer(LOCALE_NAMES[offered])}</p>
      <button type="submit" name="to" value={offered} lang={offered} className="text-button">
        {LOCALE_NAMES[offered]}
      </button>
      <button type="submit" name="to" value={OWN_LOCALE} className="text-button">
        {words.stay(LOCALE_NAMES[OWN_LOCALE])}
      </button>
    </form>
  );
}

function offeredHere(): Locale | null {
  const { cookie } = document;
  const visitor = {
    languages: navigator.languages,
    state: shipToIn(cookie)?.state ?? "",
    hasChosen: hasChosenLanguage(cookie),
  };
  return offeredLocale(OWN_LOCALE, visitor, browserConfig.languages);
}
