import type { BodyOf } from "#contract/call.ts";
import type { addToCart } from "#contract/carts.ts";
import type { RushService } from "#rules/cart/rush-service.ts";

export interface AddToCart {
  skuId: number;
  quantity?: number;
  warrantyId?: number;
  rushService?: RushService;
  completeYourPurchase?: boolean;
  build?: string;
}

/** Of `addToCart`: the contract's calls of the cart come with its code, and a first add goes out before that. */
export const ADD_PATH = "/api/carts/addToCart";

/** What the server is sent. */
export function addBody({
  skuId,
  quantity = 1,
  warrantyId = 0,
  rushService = "none",
  completeYourPurchase = false,
  build = "",
}: AddToCart): BodyOf<typeof addToCart> {
  return {
    SkuID: skuId,
    Quantity: quantity,
    AdditionalWarrantyID: warrantyId,
    IsCompleteYourPurchase: completeYourPurchase,
    RushService: rushService,
    Build: build,
  };
}
