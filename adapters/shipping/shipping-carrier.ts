import type { ParcelSighting } from "#rules/order/parcel-sightings.ts";
import type { ShippingLabel } from "#rules/shipping/shipping-label.ts";

/** Who sends a parcel to the store: it comes back. */
export interface ParcelSender {
  name: string;
  company: string;
  phone: string;
  streetLines: string[];
  city: string;
  state: string;
  zipCode: string;
  country: "US" | "CA";
}

export interface LabelToMake {
  /** Null where the store sends it. */
  comesBackFrom: ParcelSender | null;
  label: ShippingLabel;
  shippingMethodId: number;
  weightGrams: number;
  /** What a customs officer reads of it, in English. */
  contents: string;
}

export interface MadeLabel {
  /** Digits, as the carrier prints them. */
  tracking: string;
  /** A page of 4 by 6 inches. */
  pdf: Uint8Array;
}

/** Where a parcel is: its label is printed, it has left us, it has come, or it never moved and never will. */
export type ParcelState = "labelled" | "moving" | "delivered" | "cancelled";

/** A parcel as its carrier knows it, with every place where it was seen, in any order. */
export interface FoundParcel {
  state: ParcelState;
  sightings: readonly ParcelSighting[];
}

/** Who carries parcels. Each call throws `CarrierAway` where nobody knows what came of it, and `CarrierRefused` for a definite no. */
export interface ShippingCarrier {
  /** Not known again by the carrier: a second call makes a second label. */
  makeLabel(parcel: LabelToMake): Promise<MadeLabel>;
  /** May be repeated. */
  cancelLabel(tracking: string): Promise<void>;
  /** Null for a number that the carrier does not know. */
  findParcel(tracking: string): Promise<FoundParcel | null>;
  /** The number of the parcel that a webhook is about, by its signature over the raw body; null when it is not the carrier's. */
  readWebhook(rawBody: string, header: (name: string) => string | undefined): string | null;
}

/** Silence, a failing carrier, a key that is not taken, or an answer that says nothing. */
export class CarrierAway extends Error {
  override name = "CarrierAway";
}

/** The carrier understood and will not: its words are for the log. */
export class CarrierRefused extends Error {
  override name = "CarrierRefused";
}
