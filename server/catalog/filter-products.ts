import type { ProductFilter } from "./catalogue-reader.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { sorted } from "./narrow.ts";
import { defaultSku, type ShopProduct } from "./shop-product.ts";

/** The products for which every fact of the filter holds, in its order. */
export function filterProducts(products: readonly ShopProduct[], wanted: ProductFilter): readonly ShopProduct[] {
  const { list, modelIds, skuIds, sort, most } = wanted;
  const models = modelIds && new Set(modelIds);
  const skus = skuIds && new Set(skuIds);
  const found = products.filter(
    (product) =>
      (list === undefined || LIST_DEFINITIONS[list].contains(product)) &&
      isWanted(wanted.kind, product.kind) &&
      isWanted(wanted.modelType, product.modelType) &&
      isWanted(wanted.readyMade, product.readyMade) &&
      isWanted(wanted.requiresPc, product.requiresPc) &&
      isWanted(wanted.isComputer, product.modelId > 0) &&
      isWanted(wanted.hasUnits, defaultSku(product).stock.available > 0) &&
      (!models || models.has(product.modelId)) &&
      (!skus || product.skus.some(({ skuId }) => skus.has(skuId))),
  );
  return (sort ? sorted(found, sort) : found).slice(0, most);
}

function isWanted<Fact>(wanted: Fact | undefined, own: Fact): boolean {
  return wanted === undefined || wanted === own;
}
