import type { addRecommendToCart as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { addToCart } from "./add-to-cart.ts";

/** What the cart suggests is taken with its included warranty, and cannot be bought without a PC. */
export const addRecommendToCart: Handler<typeof call> = (asked) =>
  addToCart({
    ...asked,
    body: { ...asked.body, AdditionalWarrantyID: 0, RushService: "none", Build: "", IsCompleteYourPurchase: true },
  });
