import { CountryChoice } from "../delivery/country-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** What a visitor chooses for every page: the country and the theme. One island, since both are at the foot. */
export function FooterChoices({ back }: { back: string }) {
  return (
    <div className="footer__choices">
      <CountryChoice back={back} />
      <ThemeChoice />
    </div>
  );
}
