import type { SerialPlace } from "#rules/order/unit-serials.ts";
import { call } from "./call.ts";
import type { SeenOrder, StaffOrder } from "./staff-orders.ts";

export interface WrittenSerial extends SerialPlace {
  Serial: string;
}

interface OrderSerials extends SeenOrder {
  Serials: WrittenSerial[];
}

/** The serial numbers of PCs and their parts, each in its place; an empty one takes off what was written there. The others stay. */
export const recordSerials = call<{ body: OrderSerials; reply: StaffOrder }>("POST", "/api/staff/orders/serials");
