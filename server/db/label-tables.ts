import type { ReturnParcel } from "#rules/rma/return-parcel.ts";
import type { ShippingLabel } from "#rules/shipping/shipping-label.ts";
import type { Default, Instant, Json, Maybe } from "./column-types.ts";

/** A label that a carrier was asked for. */
export interface ShippingLabels {
  id: string;
  order_id: string;
  state: Default<"asked" | "made" | "refused" | "lost" | "cancelling" | "cancelled">;
  label: Json<ShippingLabel>;
  tracking: Maybe<string>;
  pdf: Maybe<Uint8Array>;
  made_by: number;
  /** The return that its parcel is of; null for an order's. */
  rma_id: Maybe<string>;
  /** Where a return's parcel is. */
  parcel: Default<ReturnParcel>;
  created_at: Instant;
  changed_at: Instant;
}
