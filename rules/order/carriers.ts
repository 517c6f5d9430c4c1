/** Who takes our parcels. */
export const CARRIERS = ["FedEx", "UPS", "USPS", "Purolator", "Canada Post"] as const;
export type Carrier = (typeof CARRIERS)[number];

const PAGES: Readonly<Record<Carrier, string>> = {
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  UPS: "https://www.ups.com/track?tracknum=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  Purolator: "https://www.purolator.com/en/shipping/tracker?pin=",
  "Canada Post": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
};

/** The carrier's own page about a parcel. */
export function trackingPage(carrier: Carrier, tracking: string): string {
  return PAGES[carrier] + encodeURIComponent(tracking);
}

/** A tracking number as it is kept: capital letters and digits, 8 to 34 of them; null for anything else. */
export function readTracking(typed: string): string | null {
  const tracking = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{8,34}$/.test(tracking) ? tracking : null;
}
