import { cartInit, type CartView } from "#contract/carts.ts";
import type { Api } from "#contract/call.ts";
import { type DeliveryEstimate, estimateCart } from "#contract/delivery-estimate.ts";
import { storeConfig } from "#config";
import { refusedPage } from "../api/api.ts";
import { shipToIn } from "../delivery/ship-to-cookie.ts";
import { type RemovedLine, removedIn } from "./removed-line.ts";

export interface CartPageData {
  page: "cart";
  view: CartView;
  /** At its own address, or at the ZIP that this browser keeps; null without either. */
  estimate: DeliveryEstimate | null;
  laptopLimit: number;
  /** Whether any group gets a discount here. */
  hasIdDiscounts: boolean;
  /** The line that was removed on this page without JavaScript. */
  removed: RemovedLine | null;
}

/** The cart at `/carts`; `cookies` is the header of its browser. Throws the alert when the API refuses. */
export async function loadCartPage(api: Api, url: URL, cookies = ""): Promise<CartPageData> {
  const answer = await api(cartInit);
  if (!answer.ok) throw refusedPage(answer);
  const { Items, Totals } = answer.reply;
  const zip = Totals.TaxKnown ? "" : (shipToIn(cookies)?.zipCode ?? null);
  const estimate = Items.length > 0 && zip !== null ? await api(estimateCart, { query: { zip } }) : null;
  return {
    page: "cart",
    estimate: estimate?.ok ? estimate.reply : null,
    view: answer.reply,
    laptopLimit: storeConfig.limits.laptops,
    hasIdDiscounts: storeConfig.idDiscounts.length > 0,
    removed: removedIn(url.searchParams),
  };
}
