import { checkCartItemsRoute } from "./check-cart-items.ts";
import { citiesByZipRoute } from "../postal/cities-by-zip.ts";
import { confirmOrderRoute } from "./confirm-order.ts";
import { createOrderRoute } from "./create-order.ts";
import { finishPaymentRoute } from "../payments/resume-payment.ts";
import { getCheckoutRoute } from "./get-checkout.ts";
import { getTotalsRoute } from "./get-totals.ts";
import { saveInformationRoute } from "./save-information.ts";
import { saveShippingMethodRoute } from "./save-shipping-method.ts";
import { validateCartRoute } from "./validate-cart.ts";

export const checkoutRoutes = [
  getCheckoutRoute,
  saveInformationRoute,
  saveShippingMethodRoute,
  validateCartRoute,
  checkCartItemsRoute,
  getTotalsRoute,
  createOrderRoute,
  confirmOrderRoute,
  finishPaymentRoute,
  citiesByZipRoute,
] as const;
