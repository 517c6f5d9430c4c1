import type { SearchFacts, ShippedTo } from "#contract/catalog.ts";
import type { ReturnPolicy, ShippingDetails } from "../seo/schema-org.ts";

/** What a parcel of one unit costs and takes there, by the store's own shipping rules. */
export function shippingDetails({ country, regions, fee, handlingDays, transitDays }: ShippedTo): ShippingDetails {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: fee.toFixed(2), currency: "USD" },
    shippingDestination: {
      "@type": "DefinedRegion",
      addressCountry: country,
      ...(regions.length > 0 && { addressRegion: regions }),
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(handlingDays, handlingDays),
      transitTime: days(transitDays.from, transitDays.until),
    },
  };
}

const days = (from: number, until: number) =>
  ({ "@type": "QuantitativeValue", minValue: from, maxValue: until, unitCode: "DAY" }) as const;

/** The store's return terms, which hold for everything it sells. */
export function returnPolicy({ days, paidBy, countries }: SearchFacts["returns"]): ReturnPolicy {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: countries } as const;
  if (days === 0) return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees:
      paidBy === "buyer" ? "https://schema.org/ReturnFeesCustomerResponsibility" : "https://schema.org/FreeReturn",
  };
}
