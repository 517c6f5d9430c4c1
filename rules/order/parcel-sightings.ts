/** What a carrier tells of a parcel on its way. */
export const PARCEL_NEWS = [
  "labelled",
  "picked_up",
  "arrived",
  "left",
  "on_the_way",
  "clearing",
  "out_for_delivery",
  "not_delivered",
  "late",
  "waits_for_pickup",
  "delivered",
  "coming_back",
  "cancelled",
] as const;
export type ParcelNews = (typeof PARCEL_NEWS)[number];

/** Where and when a carrier saw a parcel. */
export interface ParcelSighting {
  at: Date;
  news: ParcelNews;
  /** City and state or province; empty where the carrier does not say. */
  place: string;
}
