import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { paths } from "../paths.ts";
import { BANNER_TEXT } from "./cookie-banner-text.ts";
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
      <section className="cookie-banner" aria-label="Cookies">
        <p>
          {BANNER_TEXT.before}
          <Link className="link" to={paths.privacy}>
            {BANNER_TEXT.link}
          </Link>
          {BANNER_TEXT.after}
        </p>
        <Button className="with-script" onClick={accept}>
          Accept
        </Button>
      </section>
    </>
  );
}

function accept(): void {
  document.cookie = consentCookie(location.protocol === "https:");
  document.documentElement.dataset["consent"] = "stored";
}
