import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { followCart, rememberCart } from "../cart/cart-store.ts";
import { closeModal } from "../modals/modal-store.ts";
import { barWhileLeaving } from "./leave-page.ts";
import { Overlays } from "./overlays.tsx";
import { keepTypedInput, tellTyped } from "./typed-input.ts";

/** What runs around the pages that keep React Router in the browser; a document has `start-document.ts` for the same. */
export function AppFrame() {
  const isMoving = useNavigation().state !== "idle";
  const { pathname, search } = useLocation();
  // Before any effect of a page: one that changes the cart would keep an empty one.
  useLayoutEffect(rememberCart, []);
  useLayoutEffect(tellTyped, []);
  useEffect(followCart, []);
  useEffect(() => keepTypedInput(pathname), [pathname]);
  useEffect(barWhileLeaving, []);
  // A change of path or search closes every popup, a change of the hash does not (S102, A9).
  useEffect(closeModal, [pathname, search]);
  return (
    <>
      <ProgressBar running={isMoving} />
      <Overlays />
    </>
  );
}
