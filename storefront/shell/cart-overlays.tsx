import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useCart } from "../cart/cart-store.ts";
import { PlainAlert } from "./plain-alert.tsx";

// Offline neither can be fetched: the alert then stands in plain words, and what was added is in the cart all the same.
const CartAlert = lazy(async () => {
  try {
    return { default: (await import("./cart-alert.tsx")).CartAlert };
  } catch {
    return { default: PlainAlert };
  }
});
const CartDrawer = lazy(async () => {
  try {
    return { default: (await import("../cart/cart-drawer.tsx")).CartDrawer };
  } catch {
    return { default: () => null };
  }
});

/** What the cart puts over a page: its alert, and its drawer after an add. Fetched when first needed; a change of page closes the drawer. */
export function CartOverlays() {
  const hasAlert = useCart((store) => store.alert !== null);
  const addedSkuId = useCart((store) => store.addedSkuId);
  const closeDrawer = useCart((store) => store.closeDrawer);
  const { pathname, search } = useLocation();
  useEffect(closeDrawer, [closeDrawer, pathname, search]);
  return (
    <Suspense fallback={null}>
      {hasAlert && <CartAlert />}
      {addedSkuId !== null && <CartDrawer addedSkuId={addedSkuId} />}
    </Suspense>
  );
}
