import type { ShippingLabel } from "#rules/shipping/shipping-label.ts";
import { call } from "./call.ts";
import type { SeenOrder, StaffOrder } from "./staff-orders.ts";

/** The latest label of an order. */
export interface OrderLabel {
  /** `lost`: the carrier did not answer, and may have a label that nobody has. */
  State: "asked" | "made" | "refused" | "lost" | "cancelling" | "cancelled";
  /** Empty until there is one. */
  Tracking: string;
  /** What the carrier was told, in the specification's fields. */
  Told: ShippingLabel;
}

/** A FedEx label for a packed order, whose ship date is seven days ahead. One at a time. */
export const makeLabel = call<{ body: SeenOrder; reply: StaffOrder }>("POST", "/api/staff/orders/label");
/** Nothing leaves under it any more; another can be made then. */
export const cancelLabel = call<{ body: SeenOrder; reply: StaffOrder }>("POST", "/api/staff/orders/cancel-label");
/** The page to print, 4 by 6 inches. */
export const getLabelPdf = call<{
  query: { number: string };
  reply: { Success: true; Tracking: string; Base64: string };
}>("GET", "/api/staff/orders/label-pdf");
