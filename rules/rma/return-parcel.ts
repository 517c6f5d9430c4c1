/** Where the parcel of a return is by its carrier: its label is made, it is on its way, or it has come. */
export const RETURN_PARCELS = ["labelled", "moving", "delivered"] as const;
export type ReturnParcel = (typeof RETURN_PARCELS)[number];
