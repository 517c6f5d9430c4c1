import type { MeasuredName } from "#rules/order/measured-values.ts";
import { call } from "./call.ts";
import type { SeenOrder, StaffOrder } from "./staff-orders.ts";

interface MeasuredOfTest extends SeenOrder {
  Values: { Name: MeasuredName; Value: number | null }[];
}

/** What was measured in the last test of an order, in the unit of each name; null takes off what was written there. The others stay. */
export const recordMeasured = call<{ body: MeasuredOfTest; reply: StaffOrder }>("POST", "/api/staff/orders/measured");
