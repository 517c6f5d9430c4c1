import type { Product } from "#contract/catalog.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import { imageUrl, widthsFor } from "../pictures/image-url.ts";
import type { Variant } from "./load-product.ts";

const AVAILABILITY: Record<Variant["availability"]["state"], string> = {
  ready: "InStock",
  in_stock: "InStock",
  refurbished: "LimitedAvailability",
  built_to_order: "MadeToOrder",
  pre_order: "PreOrder",
  sold_out: "SoldOut",
};

/** schema.org's Product with its Offer. Sample ratings are never told to search engines. */
export function structuredProduct(
  product: Product,
  variant: Variant,
  origin: string,
  seller: string,
): Record<string, unknown> {
  const { rating, gallery, picture } = product;
  const pictures = gallery.length > 0 ? gallery : [picture];
  return {
    "@type": "Product",
    name: product.name,
    description: product.summary,
    sku: variant.code,
    category: product.category.title,
    image: pictures.map((one) => absoluteUrl(origin, imageUrl(one, widthsFor(one, 1200).at(-1) ?? 640))),
    url: absoluteUrl(origin, product.link),
    offers: {
      "@type": "Offer",
      url: absoluteUrl(origin, product.link),
      price: variant.price.amount.toFixed(2),
      priceCurrency: "USD",
      availability: `https://schema.org/${AVAILABILITY[variant.availability.state]}`,
      itemCondition: `https://schema.org/${product.condition ? "RefurbishedCondition" : "NewCondition"}`,
      seller: { "@type": "Organization", name: seller },
    },
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
