import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { cookieWords } from "#words/shell.ts";
import { paths } from "../paths.ts";
import { consentCookie } from "./cookie-consent.ts";
import "./cookie-banner.css";

/**
 * Stands in every page's markup, which is shared by all visitors; the early script hides it where Accept is stored.
 * It keeps its own height free at the end of the page, so that nothing stays under it.
 */
export function CookieBanner() {
  return (
    <>
      <div className="cookie-space" aria-hidden="true" />
      <section className="cookie-banner" aria-label={cookieWords.title}>
        <p>
          {cookieWords.before}
          <Link className="link" to={paths.privacy}>
            {cookieWords.link}
          </Link>
          {cookieWords.after}
        </p>
        <Button className="with-script" onClick={accept}>
          {cookieWords.accept}
        </Button>
      </section>
    </>
  );
}

function accept(): void {
  document.cookie = consentCookie(location.protocol === "https:");
  document.documentElement.dataset["consent"] = "stored";
}
