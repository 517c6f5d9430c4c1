import { SHIPPED_COUNTRIES } from "#rules/address/shipped-country.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { countryChoiceWords as words } from "#words/shell.ts";
import { openModal } from "../modals/modal-store.ts";
import { paths } from "../paths.ts";
import { useCountry } from "./use-country.ts";

/** Where things go, in the frame of every page. The other country says what changes before it does; without JavaScript on a page. */
export function CountryChoice({ back }: { back: string }) {
  const chosen = useCountry();
  return (
    <nav className="theme-choice" aria-label={words.title}>
      <span>{words.title}</span>
      {SHIPPED_COUNTRIES.map((country) => (
        <a
          key={country}
          className="theme-choice__option"
          href={paths.countryFrom(country, back)}
          rel="nofollow"
          data-in-place
          aria-current={chosen === country ? "true" : undefined}
          onClick={(event) => {
            if (!isPlainPress(event) || chosen === null) return;
            event.preventDefault();
            if (country !== chosen) openModal("country-change-alert", { from: chosen, to: country });
          }}
        >
          {words[country]}
        </a>
      ))}
    </nav>
  );
}
