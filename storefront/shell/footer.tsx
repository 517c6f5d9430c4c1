import { useLocation } from "react-router";
import { footerWords, headerWords } from "#words/shell.ts";
import { pageThatIsHere } from "../delivery/page-that-is-here.ts";
import { island } from "../islands/island.tsx";
import { LanguageChoice } from "../language/language-choice.tsx";
import { paths } from "../paths.ts";
import "./footer.css";
import { FooterChoices } from "./footer-choices.tsx";
import { Mark } from "./mark.tsx";
import { footerColumns } from "./navigation.ts";
import { holdsOf, type ShellFacts, useShellFacts } from "./shell-facts.ts";
import { ScriptFrame } from "./script-frame.tsx";

const FooterChoicesIsland = island("footer-choices", FooterChoices, "idle");

export function Footer() {
  const { name, supportEmail, supportPhone, supportHours, social, year, sections, range } = useShellFacts();
  const here = pageThatIsHere(useLocation());
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer__columns">
          <div>
            <a className="logo" href={paths.home} aria-label={headerWords.home(name)}>
              <Mark />
              {name}
            </a>
            {range && <p className="footer__claim muted">{claimOf(range, sections)}</p>}
            <p className="footer__contact">
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
              <br />
              <a className="link" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
                {supportPhone}
              </a>
              <br />
              <span className="type-13 muted">{supportHours}</span>
            </p>
            <ScriptFrame frame="help" />
          </div>
          {footerColumns(sections).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="footer__title">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to}>{link.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer__legal">
          <p>{footerWords.pictures}</p>
          <FooterChoicesIsland back={here} />
          <LanguageChoice back={here} />
          <ul className="footer__social">
            {social.map(({ name: network, url }) => (
              <li key={url}>
                <a className="link link--alone" href={url} rel="noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
          <p>
            © {year} {name}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** A shop that sells no PC builds none. */
function claimOf(range: string, sections: ShellFacts["sections"]): string {
  return footerWords.claim(range, holdsOf(sections, "gaming-pcs"));
}
