import { lazy, Suspense } from "react";
import { useCart } from "../cart/cart-store.ts";
import { PlainAlert } from "./plain-alert.tsx";

// Offline neither can be fetched: the alert then stands in plain words, and what was added is in the cart all the same.
const CartAlert = lazy(async () => {
  try {
    return { default: (await import("./cart-alert.tsx")).CartAlert };
  } catch {
    return { default: PlainCartAlert };
  }
});
const CartDrawer = lazy(async () => {
  try {
    return { default: (await import("../cart/cart-drawer.tsx")).CartDrawer };
  } catch {
    return { default: () => null };
  }
});

/** What the cart puts over a page: its alert, and its drawer after an add. Fetched when first needed. */
export function CartOverlays() {
  const hasAlert = useCart((store) => store.alert !== null);
  const addedSkuId = useCart((store) => store.addedSkuId);
  return (
    <Suspense fallback={null}>
      {hasAlert && <CartAlert />}
      {addedSkuId !== null && <CartDrawer addedSkuId={addedSkuId} />}
    </Suspense>
  );
}

function PlainCartAlert() {
  const alert = useCart((store) => store.alert);
  const close = useCart((store) => store.closeAlert);
  return alert && <PlainAlert alert={alert} onClose={close} />;
}
