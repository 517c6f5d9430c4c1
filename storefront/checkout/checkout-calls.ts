import type * as contract from "#contract/checkout.ts";
import { browserEndpoint } from "../api/browser-endpoint.ts";

const under = "/api/cart-checkout";

export const getCheckout = browserEndpoint<typeof contract.getCheckout>("GET", `${under}/fetch-cart`);
export const saveInformation = browserEndpoint<typeof contract.saveInformation>("POST", `${under}/save-information`);
export const saveShippingMethod = browserEndpoint<typeof contract.saveShippingMethod>(
  "POST",
  `${under}/save-shipping-method`,
);
export const validateCart = browserEndpoint<typeof contract.validateCart>("POST", `${under}/validate-cart`);
export const checkCartItems = browserEndpoint<typeof contract.checkCartItems>("POST", `${under}/check-cart-items`);
export const createOrder = browserEndpoint<typeof contract.createOrder>("POST", `${under}/create-order`);
export const confirmOrder = browserEndpoint<typeof contract.confirmOrder>("POST", `${under}/confirm-order`);
export const finishPayment = browserEndpoint<typeof contract.finishPayment>("POST", `${under}/finish-payment`);
export const citiesByZip = browserEndpoint<typeof contract.citiesByZip>(
  "GET",
  "/api/shipping-address/get-state-cities-by-zipcode",
);
