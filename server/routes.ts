import * as carts from "#contract/schemas/carts.ts";
import * as catalog from "#contract/schemas/catalog.ts";
import * as checkout from "#contract/schemas/checkout.ts";
import * as finalConfirm from "#contract/schemas/final-confirm.ts";
import { getGlobalJson as getGlobalJsonCall } from "#contract/schemas/global-config.ts";
import * as home from "#contract/schemas/home.ts";
import { getLanguageJson as getLanguageJsonCall } from "#contract/schemas/language.ts";
import * as members from "#contract/schemas/members.ts";
import * as orders from "#contract/schemas/orders.ts";
import * as products from "#contract/schemas/wire-product.ts";
import { getOrder } from "./account/get-order.ts";
import { lookUpOrder } from "./account/look-up-order.ts";
import { endOrderLinks, openOrder } from "./account/open-order.ts";
import { addRecommendToCart } from "./carts/add-recommend-to-cart.ts";
import { addSkusToCart } from "./carts/add-skus-to-cart.ts";
import { addToCart } from "./carts/add-to-cart.ts";
import { applyCoupon } from "./carts/apply-coupon.ts";
import { availableCoupons } from "./carts/available-coupons.ts";
import { cartInit } from "./carts/view-cart.ts";
import { changeCartItemQty } from "./carts/change-cart-item-qty.ts";
import { changeSystemWarranty } from "./carts/change-system-warranty.ts";
import { checkStock } from "./carts/check-stock.ts";
import { deleteCartItem } from "./carts/delete-cart-item.ts";
import { removeSku } from "./carts/remove-sku.ts";
import { takeWithPcPrice } from "./carts/take-with-pc-price.ts";
import { getGlobalJson } from "./catalog/get-global-json.ts";
import { getHome } from "./catalog/get-home.ts";
import { getLanguageJson } from "./catalog/get-language-json.ts";
import { getListing } from "./catalog/get-listing.ts";
import { getPageArt } from "./catalog/get-page-art.ts";
import { getProduct } from "./catalog/get-product.ts";
import { getSuggestions } from "./catalog/get-suggestions.ts";
import { getGearStock, getIapiModels, getModelStock, getUnitInfoSkus } from "./catalog/product-calls.ts";
import { getSections } from "./catalog/sections.ts";
import { cartCheckout } from "./checkout/cart-checkout.ts";
import { checkBeforePlaceOrder } from "./checkout/check-before-place-order.ts";
import { checkCartItems } from "./checkout/check-cart-items.ts";
import { checkCustOrderIdExist } from "./checkout/check-cust-order-id-exist.ts";
import { confirmOrder } from "./checkout/confirm-order.ts";
import { createOrder } from "./checkout/create-order.ts";
import { getCheckout } from "./checkout/view-checkout.ts";
import { getTotals } from "./checkout/get-totals.ts";
import { orderConfirm } from "./checkout/order-confirm.ts";
import { saveInformation } from "./checkout/save-information.ts";
import { saveShippingMethod } from "./checkout/save-shipping-method.ts";
import { saleTax } from "./checkout/sale-tax.ts";
import { tempOrder } from "./checkout/temp-order.ts";
import { HEALTH } from "./health/health-routes.ts";
import { validateCart } from "./checkout/validate-cart.ts";
import { asks, asMember, changes, operates, pages, pays, reads, readsOwn, shows, webhook } from "./http/presets.ts";
import { type Address, address, EVERYTHING_ELSE, route, type Route } from "./http/route.ts";
import { posted, proxied } from "./http/second-spelling.ts";
import { openActivation, verifyMember } from "./members/activate.ts";
import { changePassword } from "./members/change-password.ts";
import { emailIsExist } from "./members/email-is-exist.ts";
import { endSessions, getSessions, refreshSession } from "./members/member-sessions.ts";
import { register, sendActivateMail } from "./members/register.ts";
import { askPasswordReset, resetPassword } from "./members/reset-password.ts";
import { saveUserInfo } from "./members/save-user-info.ts";
import { signIn, signOut } from "./members/sign-in.ts";
import { getUserInfo } from "./members/view-user-info.ts";
import { resumePayment } from "./payments/resume-payment.ts";
import { saveConfirmData } from "./payments/save-confirm-data.ts";
import { citiesByZip } from "./postal/cities-by-zip.ts";
import { notifyMe } from "./stock-notices/notify-me.ts";

/** Every call of the API, one line each: the call, who · rate · cache · cross-site, the handler. The door enforces the line. */
export const ROUTES: readonly Route[] = [
  route(home.getHome, reads, getHome),
  route(home.getSections, reads, getSections),
  route(catalog.getPageArt, reads, getPageArt),
  route(catalog.getListing, reads, getListing),
  route(catalog.getProduct, reads, getProduct),
  route(catalog.suggest, reads, getSuggestions),
  route(products.getIapiModels, reads, getIapiModels),
  route(products.getGearStock, reads, getGearStock),
  route(products.getModelStock, reads, getModelStock),
  route(getGlobalJsonCall, reads, getGlobalJson),
  route(products.getUnitInfoSkus, reads, getUnitInfoSkus),
  route(getLanguageJsonCall, reads, getLanguageJson),
  route(catalog.notifyMe, asks("notify"), notifyMe),

  route(carts.cartInit, readsOwn, cartInit),
  posted(route(carts.cartInit, readsOwn, cartInit), "/api/carts/get-cart-review"),
  route(carts.addToCart, changes(), addToCart),
  route(carts.changeCartItemQty, changes(), changeCartItemQty),
  route(carts.deleteCartItem, changes(), deleteCartItem),
  route(carts.changeSystemWarranty, changes(), changeSystemWarranty),
  route(carts.takeWithPcPrice, changes(), takeWithPcPrice),
  route(carts.applyCoupon, changes("coupon"), applyCoupon),
  route(carts.addRecommendToCart, changes(), addRecommendToCart),
  route(carts.removeSku, changes(), removeSku),
  ...proxied(route(carts.addSkusToCart, changes(), addSkusToCart)),
  route(carts.checkStock, readsOwn, checkStock),
  ...proxied(route(carts.availableCoupons, readsOwn, availableCoupons)),

  route(checkout.getCheckout, readsOwn, getCheckout),
  route(checkout.saveInformation, changes(), saveInformation),
  route(checkout.saveShippingMethod, changes(), saveShippingMethod),
  route(checkout.validateCart, changes("checkout"), validateCart),
  route(checkout.checkCartItems, changes("checkout"), checkCartItems),
  route(checkout.getTotals, readsOwn, getTotals),
  posted(route(checkout.getTotals, readsOwn, getTotals), "/api/carts/get-final-amount"),
  route(checkout.saleTax, readsOwn, saleTax),
  ...proxied(route(checkout.checkCustOrderIdExist, readsOwn, checkCustOrderIdExist)),
  route(checkout.createOrder, changes("checkout"), createOrder),
  route(checkout.confirmOrder, pays, confirmOrder),
  route(checkout.finishPayment, changes("checkout"), resumePayment),
  route(finalConfirm.cartCheckout, changes("checkout"), cartCheckout),
  route(finalConfirm.checkBeforePlaceOrder, changes("checkout"), checkBeforePlaceOrder),
  route(finalConfirm.tempOrder, changes("checkout"), tempOrder),
  route(finalConfirm.orderConfirm, pays, orderConfirm),
  route(checkout.saveConfirmData, changes("checkout"), saveConfirmData),
  route(checkout.citiesByZip, asks("read"), citiesByZip),

  route(checkout.getOrder, readsOwn, getOrder),
  route(orders.lookUpOrder, changes("lookup"), lookUpOrder),
  route(orders.openOrder, asks("read"), openOrder),
  route(orders.endOrderLinks, changes(), endOrderLinks),

  route(members.register, changes("account"), register),
  route(members.sendActivateMail, changes("account"), sendActivateMail),
  route(members.signIn, changes("account"), signIn),
  route(members.signOut, changes("account"), signOut),
  route(members.openActivation, changes("account"), openActivation),
  route(members.verifyMember, changes("account"), verifyMember),
  route(members.emailIsExist, changes("account"), emailIsExist),
  route(members.askPasswordReset, changes("account"), askPasswordReset),
  route(members.resetPassword, changes("account"), resetPassword),
  route(members.getUserInfo, readsOwn, getUserInfo),
  route(members.refreshSession, changes(), refreshSession),
  route(members.saveUserInfo, asMember(), saveUserInfo),
  route(members.changePassword, asMember(), changePassword),
  route(members.getSessions, asMember(), getSessions),
  route(members.endSessions, asMember(), endSessions),
];

/** What is no call of the contract: the address and its rules. What has no line here cannot be mounted. */
export const ADDRESSES: readonly Address[] = [
  address("POST", "/api/webhooks/stripe", webhook),
  ...HEALTH,
  // Pictures and share cards count what they have to make, not what is asked for.
  address("GET", "/images/:file", shows),
  address("GET", "/og/product/:file", shows),
  address("GET", "/og/page/:file", shows),
  address("GET", "/site.webmanifest", shows),
  address("GET", "/openapi.json", shows),
  address("GET", "/api", shows),
  address("GET", "/api.css", shows),
  address("ALL", "/dev/outbox/*", operates),
  address("ALL", EVERYTHING_ELSE, pages),
];
