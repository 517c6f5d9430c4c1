import { cookieWords } from "#words/shell.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { CookieAccept } from "./cookie-accept.tsx";
import "./cookie-banner.css";

const CookieAcceptIsland = island("cookie-accept", CookieAccept, "interact");

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
          <a className="link" href={paths.privacy}>
            {cookieWords.link}
          </a>
          {cookieWords.after}
        </p>
        <CookieAcceptIsland />
      </section>
    </>
  );
}
