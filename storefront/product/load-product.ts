import { data } from "react-router";
import { getProduct, type Product } from "#contract/catalog.ts";
import type { Api } from "#contract/call.ts";
import { type FrameRates, getFrameRates } from "#contract/frames.ts";
import { getPromotions } from "#contract/promotions.ts";
import type { Reason } from "#rules/refusal.ts";

export type Variant = Product["variants"][number];

export interface ProductPageData {
  product: Product;
  /** The variant of the address (`?sku=`), the product's own where there is none. */
  variant: Variant;
  origin: string;
  /** Of a PC whose parts have indices; null of anything else. */
  frames: FrameRates | null;
  /** Codes for everybody that one of it may have. */
  deals: number;
}

/** What a product's page shows. Throws 404 for a product that is not sold here, 503 when the catalogue does not answer. */
export async function loadProduct(
  api: Api,
  address: string,
  params: { slug?: string | undefined; category?: string | undefined },
): Promise<ProductPageData> {
  const url = new URL(address);
  const { slug = "", category } = params;
  const answer = await api(getProduct, { query: { slug, ...(category !== undefined && { category }) } });
  if (!answer.ok) throw data(null, { status: isNoProduct(answer.alert.Reason) ? 404 : 503 });
  const product = answer.reply;
  const frames = product.kind === "pc" ? await api(getFrameRates, { query: { slug: product.slug } }) : null;
  const deals =
    product.kind === "pc" || product.kind === "laptop"
      ? await api(getPromotions, { query: { sku: product.skuId } })
      : null;
  return {
    product,
    deals: deals?.ok ? deals.reply.Promotions.length : 0,
    variant: chosenVariant(product, url.searchParams.get("sku")),
    origin: url.origin,
    frames: frames?.ok && hasRates(frames.reply) ? frames.reply : null,
  };
}

/** Whether any number of it is known. */
export function hasRates({ processor, card, games }: FrameRates): boolean {
  return processor.index !== null && card.index !== null && games.length > 0;
}

/** No product has an address that the API's schema refuses. */
function isNoProduct(reason: Reason): boolean {
  return reason === "product_unknown" || reason === "invalid_request";
}

export function chosenVariant(product: Pick<Product, "variants" | "skuId">, sku: string | null): Variant {
  const { variants, skuId } = product;
  const variant =
    variants.find((one) => String(one.skuId) === sku) ?? variants.find((one) => one.skuId === skuId) ?? variants[0];
  if (!variant) throw new Error(`A product has no variant for SKU ${skuId}`);
  return variant;
}
