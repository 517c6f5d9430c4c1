import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useCart } from "../cart/cart-store.ts";

const CartAlert = lazy(async () => ({ default: (await import("./cart-alert.tsx")).CartAlert }));
const CartDrawer = lazy(async () => ({ default: (await import("../cart/cart-drawer.tsx")).CartDrawer }));

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
