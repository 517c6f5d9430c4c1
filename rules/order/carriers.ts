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

/** Two letters, nine digits and the country of the sender: what posts print on a parcel abroad (UPU S10). */
const POSTAL = String.raw`[A-Z]{2}\d{9}[A-Z]{2}`;

/** How each carrier's numbers look, and one of them. A number of another carrier on a parcel leads its buyer to nothing. */
const NUMBERS: Readonly<Record<Carrier, { shape: RegExp; like: string }>> = {
  FedEx: { shape: /^(?:\d{12}|\d{15}|\d{20}|\d{22}|\d{34})$/, like: "771234567890" },
  UPS: { shape: /^(?:1Z[A-Z0-9]{16}|T\d{10}|\d{9}|\d{12}|\d{26})$/, like: "1Z999AA10123456784" },
  USPS: {
    shape: new RegExp(String.raw`^(?:\d{20}|\d{22}|\d{26}|\d{30}|\d{34}|${POSTAL})$`),
    like: "9400111899223817654321",
  },
  Purolator: { shape: /^(?:\d{12}|[A-Z]{3}\d{9})$/, like: "PIN123456789" },
  "Canada Post": { shape: new RegExp(String.raw`^(?:\d{16}|${POSTAL})$`), like: "7023210039414604" },
};

/** A tracking number as it is kept: capital letters and digits, as its carrier prints them; null for anything else. */
export function readTracking(carrier: Carrier, typed: string): string | null {
  const tracking = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  return NUMBERS[carrier].shape.test(tracking) ? tracking : null;
}

/** A number of the carrier, to show how one looks. */
export function trackingLike(carrier: Carrier): string {
  return NUMBERS[carrier].like;
}
