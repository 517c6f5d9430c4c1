import { cartInit, type CartView } from "#contract/carts.ts";
import type { Api } from "#contract/call.ts";
import { storeConfig } from "#config";
import { refusedPage } from "../api/api.ts";
import { type RemovedLine, removedIn } from "./removed-line.ts";

export interface CartPageData {
  page: "cart";
  view: CartView;
  laptopLimit: number;
  /** Whether any group gets a discount here. */
  hasIdDiscounts: boolean;
  /** The line that was removed on this page without JavaScript. */
  removed: RemovedLine | null;
}

/** The cart at `/carts`. Throws the alert when the API refuses. */
export async function loadCartPage(api: Api, url: URL): Promise<CartPageData> {
  const answer = await api(cartInit);
  if (!answer.ok) throw refusedPage(answer);
  return {
    page: "cart",
    view: answer.reply,
    laptopLimit: storeConfig.limits.laptops,
    hasIdDiscounts: storeConfig.idDiscounts.length > 0,
    removed: removedIn(url.searchParams),
  };
}
