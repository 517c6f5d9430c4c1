import type * as contract from "#contract/carts.ts";
import { browserEndpoint } from "../api/browser-endpoint.ts";

export const cartInit = browserEndpoint<typeof contract.cartInit>("GET", "/api/carts/cart-init");
export const addToCart = browserEndpoint<typeof contract.addToCart>("POST", "/api/carts/addToCart");
export const changeCartItemQty = browserEndpoint<typeof contract.changeCartItemQty>(
  "POST",
  "/api/carts/changeCartItemQty",
);
export const deleteCartItem = browserEndpoint<typeof contract.deleteCartItem>("POST", "/api/carts/deleteCartItem");
export const changeSystemWarranty = browserEndpoint<typeof contract.changeSystemWarranty>(
  "POST",
  "/api/carts/changesystemwarranty",
);
export const takeWithPcPrice = browserEndpoint<typeof contract.takeWithPcPrice>("POST", "/api/carts/with-pc-price");
export const applyCoupon = browserEndpoint<typeof contract.applyCoupon>("POST", "/api/carts/coupon");
