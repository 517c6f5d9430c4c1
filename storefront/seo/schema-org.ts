/** What of schema.org this shop says, as strictly as we say it: a property with another name does not compile. */
export type Thing =
  | ProductThing
  | BreadcrumbListThing
  | ItemListThing
  | OnlineStoreThing
  | WebSiteThing
  | FaqPageThing
  | BlogPostingThing;

type Term<Name extends string> = `https://schema.org/${Name}`;

export interface ProductThing {
  "@type": "Product";
  name: string;
  description: string;
  sku: string;
  mpn?: string;
  gtin?: string;
  brand?: { "@type": "Brand"; name: string };
  category: string;
  image: string[];
  url: string;
  offers: OfferThing;
  aggregateRating?: {
    "@type": "AggregateRating";
    ratingValue: number;
    reviewCount: number;
    bestRating: number;
    worstRating: number;
  };
}

export interface OfferThing {
  "@type": "Offer";
  url: string;
  /** Dollars with two decimals. */
  price: string;
  priceCurrency: "USD";
  /** `YYYY-MM-DD`. */
  priceValidUntil: string;
  availability: Term<"InStock" | "OutOfStock" | "PreOrder">;
  availabilityStarts?: string;
  itemCondition: Term<"NewCondition" | "RefurbishedCondition">;
  seller: { "@type": "Organization"; name: string };
  shippingDetails?: ShippingDetails[];
  hasMerchantReturnPolicy: ReturnPolicy;
}

interface Days {
  "@type": "QuantitativeValue";
  minValue: number;
  maxValue: number;
  /** UN/CEFACT: days. */
  unitCode: "DAY";
}

export interface ShippingDetails {
  "@type": "OfferShippingDetails";
  shippingRate: { "@type": "MonetaryAmount"; value: string; currency: "USD" };
  shippingDestination: { "@type": "DefinedRegion"; addressCountry: "US" | "CA"; addressRegion?: string[] };
  deliveryTime: { "@type": "ShippingDeliveryTime"; handlingTime: Days; transitTime: Days };
}

export interface ReturnPolicy {
  "@type": "MerchantReturnPolicy";
  applicableCountry: ("US" | "CA")[];
  returnPolicyCategory: Term<"MerchantReturnFiniteReturnWindow" | "MerchantReturnNotPermitted">;
  merchantReturnDays?: number;
  returnMethod?: Term<"ReturnByMail">;
  returnFees?: Term<"FreeReturn" | "ReturnFeesCustomerResponsibility">;
}

export interface BreadcrumbListThing {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

export interface ItemListThing {
  "@type": "ItemList";
  name: string;
  url: string;
  itemListElement: { "@type": "ListItem"; position: number; name: string; url: string }[];
}

export interface OnlineStoreThing {
  "@type": "OnlineStore";
  name: string;
  url: string;
  logo: string;
  sameAs: string[];
  contactPoint: {
    "@type": "ContactPoint";
    contactType: "customer support";
    email: string;
    telephone: string;
    areaServed: string[];
  };
}

export interface WebSiteThing {
  "@type": "WebSite";
  name: string;
  url: string;
  potentialAction: { "@type": "SearchAction"; target: string; "query-input": string };
}

export interface FaqPageThing {
  "@type": "FAQPage";
  mainEntity: { "@type": "Question"; name: string; acceptedAnswer: { "@type": "Answer"; text: string } }[];
}

export interface BlogPostingThing {
  "@type": "BlogPosting";
  headline: string;
  description: string;
  datePublished: string;
  dateModified: string;
  mainEntityOfPage: string;
  author: { "@type": "Organization"; name: string };
}
