import { type DeliveryEstimate, estimateCart } from "#contract/delivery-estimate.ts";
import { fetchApi } from "../api/api.ts";
import { useEstimate } from "../delivery/use-estimate.ts";
import { useShipTo } from "../delivery/use-ship-to.ts";
import type { CartBill } from "./browser-cart.ts";

export interface CartEstimateNow {
  /** Null while it is not of what is shown. */
  estimate: DeliveryEstimate | null;
  /** Why there is none for the ZIP that this browser keeps; empty where nothing is wrong. */
  problem: string;
  askAgain(): void;
}

/** The cart at the ZIP of this browser, or at its own address; asked anew with every version. */
export function useCartEstimate(loaded: DeliveryEstimate | null, bill: CartBill): CartEstimateNow {
  const kept = useShipTo();
  const { Version, TaxKnown, Steps } = bill;
  const zip = TaxKnown ? "" : (kept?.zipCode ?? "");
  const isOf = (one: DeliveryEstimate | null) => one?.Version === Version && (TaxKnown || one.Place.zipCode === zip);
  // Until the browser's cookie is read, what the server read of it stands.
  const isLoaded = isOf(loaded) || (kept === null && loaded?.Version === Version);
  const isAsked = !isLoaded && Steps.length > 0 && (TaxKnown || zip !== "");
  const { estimate, problem, askAgain } = useEstimate(isAsked ? `${Version} ${zip}` : null, () =>
    fetchApi(estimateCart, { query: { zip } }),
  );
  if (isLoaded) return { estimate: loaded, problem: "", askAgain };
  return { estimate: isOf(estimate) ? estimate : null, problem: zip === "" ? "" : problem, askAgain };
}
