import { addToCartRoute } from "./add-to-cart.ts";
import { applyCouponRoute } from "./apply-coupon.ts";
import { cartInitRoute } from "./cart-init.ts";
import { changeCartItemQtyRoute } from "./change-cart-item-qty.ts";
import { changeSystemWarrantyRoute } from "./change-system-warranty.ts";
import { deleteCartItemRoute } from "./delete-cart-item.ts";
import { takeWithPcPriceRoute } from "./take-with-pc-price.ts";

export const cartRoutes = [
  cartInitRoute,
  addToCartRoute,
  changeCartItemQtyRoute,
  deleteCartItemRoute,
  changeSystemWarrantyRoute,
  takeWithPcPriceRoute,
  applyCouponRoute,
] as const;
