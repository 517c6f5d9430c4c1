import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { ServerAlert } from "../server-alert.tsx";
import { startCart, useCart } from "./cart-store.ts";

const CartDrawer = lazy(async () => ({ default: (await import("./cart-drawer.tsx")).CartDrawer }));

/** Stands once in the shell: remembers the cart, shows its drawer after an add, and its refusals. Draws nothing on the server. */
export function CartLayer() {
  useEffect(startCart, []);
  const alert = useCart((store) => store.alert);
  const closeAlert = useCart((store) => store.closeAlert);
  const closeDrawer = useCart((store) => store.closeDrawer);
  const addedSkuId = useCart((store) => store.addedSkuId);
  const { pathname } = useLocation();
  // On the cart page the line itself is the answer; elsewhere every open modal closes on a change of page (S102).
  useEffect(closeDrawer, [pathname, closeDrawer]);
  return (
    <>
      {addedSkuId !== null && pathname !== "/carts" && <Suspense><CartDrawer addedSkuId={addedSkuId} /></Suspense>}
      <ServerAlert alert={alert} onClose={closeAlert} />
    </>
  );
}
