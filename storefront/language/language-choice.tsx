import { LOCALE_NAMES } from "#messages/locales.ts";
import { languageChoiceWords as words } from "#words/language.ts";
import { paths } from "../paths.ts";
import { OWN_LOCALE } from "./in-language.ts";
import { browserConfig } from "../browser-config.ts";

/** The store's languages, each in its own words. A form, because it is remembered; it works without JavaScript. */
export function LanguageChoice({ back, isTitled = true }: { back: string; isTitled?: boolean }) {
  if (browserConfig.languages.length === 1) return null;
  return (
    <form method="post" action={paths.language} className="theme-choice" aria-label={words.title}>
      {isTitled && <span>{words.title}</span>}
      <input type="hidden" name="back" value={back} />
      {browserConfig.languages.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="to"
          value={locale}
          lang={locale}
          className="theme-choice__option"
          aria-current={locale === OWN_LOCALE || undefined}
        >
          {LOCALE_NAMES[locale]}
        </button>
      ))}
    </form>
  );
}
