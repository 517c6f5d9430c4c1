import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Alert } from "#contract/alert.ts";
import { getCheckout } from "#contract/checkout.ts";
import { fetchApi } from "../api/api.ts";
import { paths } from "../paths.ts";
import type { Gone } from "./checkout-gone.tsx";

/** What a refused checkout says of a cart that is not there any more; null where it was refused for something else. */
export function goneOf(alert: Alert, wasMember = false): Gone | null {
  if (alert.Reason === "already_ordered") return { orderNumber: alert.Facts.orderNumber };
  // In another tab of this browser: there is no session left of which the server could tell.
  const isSignedOut = alert.Reason === "signed_out" || (wasMember && alert.Reason === "cart_empty");
  return isSignedOut ? { orderNumber: null } : null;
}

/** Asks why, once the cart that a checkout shows is empty: another tab or another device has changed it. */
export function useGone(isEmpty: boolean, wasMember: boolean): Gone | null {
  const navigate = useNavigate();
  const [gone, setGone] = useState<Gone | null>(null);
  useEffect(() => {
    if (!isEmpty) return;
    let isWanted = true;
    void fetchApi(getCheckout).then((answer) => {
      if (!isWanted || answer.ok) return;
      const why = goneOf(answer.alert, wasMember);
      if (why) return setGone(why);
      // Somebody took everything out of it: that is what the cart's page says.
      return navigate(paths.cart, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [isEmpty, wasMember, navigate]);
  return isEmpty ? gone : null;
}
