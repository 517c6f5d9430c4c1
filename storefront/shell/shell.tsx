import type { ReactNode } from "react";
import { headerWords } from "#words/shell.ts";
import { useLocation } from "react-router";
import { pageThatIsHere } from "../delivery/page-that-is-here.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { AppFrame } from "./app-frame.tsx";
import { CookieBanner } from "./cookie-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScriptFrame } from "./script-frame.tsx";
import { useHasOwnHeader, useIsApp, useIsDesk } from "./page-handle.ts";

// Nobody's language is known where a page is drawn: the island fetches what offers one. Pages with a router bring no
// byte of it: nobody begins there.
const LanguageOfferIsland = island("language-offer", () => null, "idle");

/** The frame around every page. Each page brings its own `main`; the checkout its own header, too. */
export function Shell({ children }: { children: ReactNode }) {
  const isBare = useHasOwnHeader();
  const location = useLocation();
  const here = pageThatIsHere(location);
  const isDesk = useIsDesk();
  const isApp = useIsApp();
  return (
    <>
      <a className="skip-link" href="#main">
        {headerWords.skip}
      </a>
      <DemoBanner />
      {isApp && <AppFrame />}
      {!isApp && location.pathname !== paths.language && <LanguageOfferIsland back={here} />}
      {!isBare && <Header />}
      {children}
      {!isBare && <Footer />}
      {!isDesk && <CookieBanner />}
      <ScriptFrame frame="quiet" />
    </>
  );
}
