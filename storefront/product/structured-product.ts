import type { Product } from "#contract/catalog.ts";
import { OFFERED_AS } from "#rules/catalog/offered-as.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import type { OfferThing, ProductThing } from "../seo/schema-org.ts";
import { imageUrl, widthsFor } from "../pictures/image-url.ts";
import type { Variant } from "./load-product.ts";
import { returnPolicy, shippingDetails } from "./offer-terms.ts";

/** schema.org's Product with its Offer. Sample ratings are never told to search engines. */
export function structuredProduct(product: Product, variant: Variant, origin: string, seller: string): ProductThing {
  const { rating, gallery, picture, search } = product;
  const pictures = gallery.length > 0 ? gallery : [picture];
  const offer = search.offers.find(({ skuId }) => skuId === variant.skuId);
  return {
    "@type": "Product",
    name: product.name,
    description: [product.summary, ...product.description].join("\n"),
    sku: variant.code,
    ...(offer?.mpn && { mpn: offer.mpn }),
    ...(offer?.gtin && { gtin: offer.gtin }),
    ...(search.brand !== null && { brand: { "@type": "Brand", name: search.brand } }),
    category: product.category.title,
    image: pictures.map((one) => absoluteUrl(origin, imageUrl(one, widthsFor(one, 1200).at(-1) ?? 640))),
    url: absoluteUrl(origin, product.link),
    offers: structuredOffer(product, variant, origin, seller),
    ...(rating &&
      !rating.sample && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function structuredOffer(product: Product, variant: Variant, origin: string, seller: string): OfferThing {
  const { search, condition, skuId, link } = product;
  const { state, shipsOn } = variant.availability;
  const ways = search.offers.find((offer) => offer.skuId === variant.skuId)?.shippedTo ?? [];
  return {
    "@type": "Offer",
    url: absoluteUrl(origin, variant.skuId === skuId ? link : `${link}?sku=${variant.skuId}`),
    price: variant.price.amount.toFixed(2),
    priceCurrency: "USD",
    priceValidUntil: search.priceUntil,
    availability: `https://schema.org/${OFFERED_AS[state].schema}`,
    ...(state === "pre_order" && shipsOn !== null && { availabilityStarts: shipsOn }),
    itemCondition: `https://schema.org/${condition ? "RefurbishedCondition" : "NewCondition"}`,
    seller: { "@type": "Organization", name: seller },
    ...(ways.length > 0 && { shippingDetails: ways.map(shippingDetails) }),
    hasMerchantReturnPolicy: returnPolicy(search.returns),
  };
}
