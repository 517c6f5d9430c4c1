import { nearestInStock } from "#rules/catalog/nearest-in-stock.ts";
import { defaultSku, isThere, type ShopProduct } from "./shop-product.ts";

/** Others of the same kind, the nearest in price first. */
export function relatedTo(product: ShopProduct, products: readonly ShopProduct[]): ShopProduct[] {
  const price = defaultSku(product).price;
  return products
    .filter(
      (other) =>
        other.slug !== product.slug &&
        other.kind === product.kind &&
        other.optionId === product.optionId &&
        other.gearCategoryId === product.gearCategoryId,
    )
    .toSorted((a, b) => Math.abs(defaultSku(a).price - price) - Math.abs(defaultSku(b).price - price));
}

/** What can be had instead of a product that is sold out. A thing sold with a PC only is no replacement for one that is not. */
export function insteadOf(product: ShopProduct, products: readonly ShopProduct[], most: number): ShopProduct[] {
  const others = products.map((other) => ({ ...comparable(other), product: other }));
  return nearestInStock(comparable(product), others, most).map((near) => near.product);
}

function comparable(product: ShopProduct) {
  const { slug, kind, optionId, gearCategoryId, requiresPc } = product;
  const sku = defaultSku(product);
  return {
    slug,
    group: [kind, optionId, gearCategoryId, requiresPc].join(),
    price: sku.price,
    graphics: product.facets.graphics?.[0]?.value ?? null,
    inStock: isThere(sku.stock),
  };
}
