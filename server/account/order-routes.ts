import { getOrderRoute } from "./get-order.ts";
import { lookUpOrderRoute } from "./look-up-order.ts";
import { openOrderRoute } from "./open-order.ts";

export const orderRoutes = [getOrderRoute, lookUpOrderRoute, openOrderRoute] as const;
