import { useEffect, useState } from "react";
import { type DeliveryEstimate, estimateCart } from "#contract/delivery-estimate.ts";
import { fetchApi } from "../api/api.ts";
import { useShipTo } from "../delivery/use-ship-to.ts";
import type { CartBill } from "./browser-cart.ts";

interface CartEstimateNow {
  /** Null while it is not of what is shown. */
  estimate: DeliveryEstimate | null;
  /** Why there is none for the ZIP that this browser keeps. */
  fault: string | null;
}

/** The cart at the ZIP of this browser, or at its own address; asked anew with every version. */
export function useCartEstimate(loaded: DeliveryEstimate | null, bill: CartBill): CartEstimateNow {
  const kept = useShipTo();
  const [estimate, setEstimate] = useState(loaded);
  const [refused, setRefused] = useState({ asked: "", why: "" });
  const zip = bill.TaxKnown ? "" : (kept?.zipCode ?? "");
  const { Version, TaxKnown, Steps } = bill;
  const isAsked = Steps.length > 0 && (TaxKnown || zip !== "");
  const isOf = (one: DeliveryEstimate | null) => one?.Version === Version && (TaxKnown || one.Place.zipCode === zip);
  const isThere = isOf(estimate);
  const asked = `${Version} ${zip}`;
  useEffect(() => {
    if (!isAsked || isThere) return;
    let isCurrent = true;
    const ask = async () => {
      const answer = await fetchApi(estimateCart, { query: { zip } });
      if (!isCurrent) return;
      setEstimate(answer.ok ? answer.reply : null);
      const why = answer.ok ? "" : (answer.alert.Fields?.[0]?.message ?? answer.alert.Message);
      setRefused({ asked, why });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [asked, zip, isAsked, isThere]);
  // Until the browser's cookie is read, what the server read of it stands.
  const isShown = isThere || (estimate === loaded && kept === null && loaded?.Version === Version);
  return {
    estimate: isShown ? estimate : null,
    fault: !isShown && zip !== "" && refused.asked === asked && refused.why !== "" ? refused.why : null,
  };
}
