import { getOrderRoute } from "./get-order.ts";

export const orderRoutes = [getOrderRoute] as const;
