import { cartRoutes } from "./carts/cart-routes.ts";
import { getGlobalJsonRoute } from "./catalog/get-global-json.ts";
import { getHomeRoute } from "./catalog/get-home.ts";
import { getPageArtRoute } from "./catalog/get-page-art.ts";
import { getListingRoute } from "./catalog/get-listing.ts";
import { getProductRoute } from "./catalog/get-product.ts";
import { getSectionsRoute } from "./catalog/sections.ts";
import { getSuggestionsRoute } from "./catalog/get-suggestions.ts";
import { getGearStockRoute, getIapiModelsRoute, getModelStockRoute } from "./catalog/product-calls.ts";
import { checkoutRoutes } from "./checkout/checkout-routes.ts";
import type { Route } from "./http/route.ts";
import { notifyMeRoute } from "./stock-notices/notify-me.ts";
import { orderRoutes } from "./account/order-routes.ts";

/** Every call of the API. */
export const ROUTES = [
  getHomeRoute,
  getSectionsRoute,
  getPageArtRoute,
  getListingRoute,
  getProductRoute,
  getSuggestionsRoute,
  getIapiModelsRoute,
  getGearStockRoute,
  getModelStockRoute,
  getGlobalJsonRoute,
  notifyMeRoute,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
] as readonly unknown[] as readonly Route[];
