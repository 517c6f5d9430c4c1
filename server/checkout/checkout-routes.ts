import * as checkout from "#contract/schemas/checkout.ts";
import * as countries from "#contract/schemas/country-change.ts";
import * as estimates from "#contract/schemas/delivery-estimate.ts";
import * as finalConfirm from "#contract/schemas/final-confirm.ts";
import * as insurance from "#contract/schemas/insurance.ts";
import { getPromotions } from "#contract/schemas/promotions.ts";
import * as wallets from "#contract/schemas/wallets.ts";
import { listPromotions } from "../carts/list-promotions.ts";
import { cancelAffirm, getAffirmAuthData } from "./affirm-calls.ts";
import { cartCheckout } from "./cart-checkout.ts";
import { checkBeforePlaceOrder } from "./check-before-place-order.ts";
import { checkCartItems } from "./check-cart-items.ts";
import { checkCustOrderIdExist } from "./check-cust-order-id-exist.ts";
import { changeShipWarranty, insuranceQuote } from "./choose-insurance.ts";
import { compareCountries } from "./compare-countries.ts";
import { confirmOrder } from "./confirm-order.ts";
import { createOrder } from "./create-order.ts";
import { paymentProcess, validateMerchant } from "./digital-pay.ts";
import { getCheckout } from "./view-checkout.ts";
import { estimateCart, estimateDelivery } from "./estimate-delivery.ts";
import { getTotals } from "./get-totals.ts";
import { orderConfirm } from "./order-confirm.ts";
import { saveInformation } from "./save-information.ts";
import { saveShippingMethod } from "./save-shipping-method.ts";
import { saveTaxExemption } from "./save-tax-exemption.ts";
import { saleTax } from "./sale-tax.ts";
import { tempOrder } from "./temp-order.ts";
import { validateCart } from "./validate-cart.ts";
import { resumePayment } from "../payments/resume-payment.ts";
import { saveConfirmData } from "../payments/save-confirm-data.ts";
import { changes, pays, reads, readsOwn } from "../http/presets.ts";
import { posted, proxied } from "../http/second-spelling.ts";
import { route, type Route } from "../http/route.ts";
import { createAmazonCheckoutSession, getPaymentInfoAmazonV2 } from "./amazon-calls.ts";

/** The four stages by the names of the pages and by the specification's, and the wallets that are agreed to elsewhere. */
export const CHECKOUT: readonly Route[] = [
  route(checkout.getCheckout, readsOwn, getCheckout),
  route(checkout.saveInformation, changes(), saveInformation),
  route(checkout.saveShippingMethod, changes(), saveShippingMethod),
  route(checkout.saveTaxExemption, changes(), saveTaxExemption),
  route(insurance.insuranceQuote, changes(), insuranceQuote),
  ...proxied(route(insurance.changeShipWarranty, changes(), changeShipWarranty)),
  route(checkout.validateCart, changes("checkout"), validateCart),
  route(checkout.checkCartItems, changes("checkout"), checkCartItems),
  route(checkout.getTotals, readsOwn, getTotals),
  posted(route(checkout.getTotals, readsOwn, getTotals), "/api/carts/get-final-amount"),
  route(checkout.saleTax, readsOwn, saleTax),
  route(estimates.estimateDelivery, reads, estimateDelivery),
  route(estimates.estimateCart, readsOwn, estimateCart),
  route(getPromotions, reads, listPromotions),
  route(countries.countryChange, readsOwn, compareCountries),
  ...proxied(route(checkout.checkCustOrderIdExist, readsOwn, checkCustOrderIdExist)),
  route(checkout.createOrder, changes("checkout"), createOrder),
  route(checkout.confirmOrder, pays, confirmOrder),
  route(checkout.finishPayment, changes("checkout"), resumePayment),
  route(finalConfirm.cartCheckout, changes("checkout"), cartCheckout),
  route(finalConfirm.checkBeforePlaceOrder, changes("checkout"), checkBeforePlaceOrder),
  route(finalConfirm.tempOrder, changes("checkout"), tempOrder),
  route(finalConfirm.orderConfirm, pays, orderConfirm),
  route(wallets.createAmazonCheckoutSession, pays, createAmazonCheckoutSession),
  route(wallets.getPaymentInfoAmazonV2, changes("checkout"), getPaymentInfoAmazonV2),
  route(wallets.getAffirmAuthData, changes("checkout"), getAffirmAuthData),
  route(wallets.cancelAffirm, changes("checkout"), cancelAffirm),
  route(wallets.validateMerchant, changes("checkout"), validateMerchant),
  route(wallets.paymentProcess, pays, paymentProcess),
  route(checkout.saveConfirmData, changes("checkout"), saveConfirmData),
];
