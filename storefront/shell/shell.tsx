import type { ReactNode } from "react";
import { headerWords } from "#words/shell.ts";
import { AppFrame } from "./app-frame.tsx";
import { CookieBanner } from "./cookie-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScriptFrame } from "./script-frame.tsx";
import { useHasOwnHeader, useIsApp, useIsDesk } from "./page-handle.ts";

/** The frame around every page. Each page brings its own `main`; the checkout its own header, too. */
export function Shell({ children }: { children: ReactNode }) {
  const isBare = useHasOwnHeader();
  return (
    <>
      <a className="skip-link" href="#main">
        {headerWords.skip}
      </a>
      <DemoBanner />
      {useIsApp() && <AppFrame />}
      {!isBare && <Header />}
      {children}
      {!isBare && <Footer />}
      {!useIsDesk() && <CookieBanner />}
      <ScriptFrame frame="quiet" />
    </>
  );
}
