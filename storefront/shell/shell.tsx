import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { headerWords } from "#words/shell.ts";
import { followCart, rememberCart } from "../cart/cart-store.ts";
import { ModalHost } from "../modals/modal-host.tsx";
import { CartOverlays } from "./cart-overlays.tsx";
import { CookieBanner } from "./cookie-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { keepTypedInput } from "./typed-input.ts";

/** The frame around every page. `bare` leaves out header and footer, for the checkout. Each page brings its own `main`. */
export function Shell({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  const isMoving = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  // Before any effect of a page: one that changes the cart would keep an empty one.
  useLayoutEffect(rememberCart, []);
  useEffect(followCart, []);
  useEffect(() => keepTypedInput(pathname), [pathname]);
  return (
    <>
      <a className="skip-link" href="#main">
        {headerWords.skip}
      </a>
      <DemoBanner />
      <ProgressBar running={isMoving} />
      {!bare && <Header />}
      {children}
      {!bare && <Footer />}
      <CookieBanner />
      <ModalHost />
      <CartOverlays />
    </>
  );
}
