import type { CatalogueError, CatalogueProblem } from "./catalogue-error.ts";
import { isRecord } from "./mapped-fields.ts";
import { valueAt } from "./schema-problems.ts";
import type { ShopifyMapping, ShopifyRule } from "./shopify-mapping.ts";
import type { ShopifyProduct } from "./shopify-product.ts";
import type { ShopifyColumn } from "./shopify-rows.ts";

export interface PlacedProduct {
  product: ShopifyProduct;
  rule: ShopifyRule | undefined;
}

/** Which column a field of ours came from; a field made of several is said by the first. */
const SOURCES: Record<string, ShopifyColumn> = {
  slug: "handle",
  modelId: "handle",
  name: "title",
  summary: "body",
  description: "body",
  pictures: "picture",
  code: "sku",
  skuId: "sku",
  title: "option1",
  price: "price",
  stock: "quantity",
  weightGrams: "grams",
  color: "option1",
  picture: "variantPicture",
  facts: "type",
};

/** Where a problem of the made catalogue stands: in the rule's column, in the rule itself, or in one of Shopify's columns. */
export function placeProblems(
  problems: readonly CatalogueProblem[],
  file: string,
  made: readonly PlacedProduct[],
  mapping: ShopifyMapping,
  headerOf: (column: ShopifyColumn) => string,
): CatalogueError[] {
  const found = problems.flatMap(({ path, message }): CatalogueError[] => {
    const [, productAt, ...names] = path;
    const { product, rule } = made[Number(productAt)] ?? {};
    const line = product?.first.line ?? 1;
    const column = rule && mappedColumn(names, rule);
    if (column) return [{ file, line, field: column.header, message }];
    if (rule && isOfRule(names, rule))
      return mapping.toErrors([{ path: ["rules", rule.place, "product", ...names], message }]);
    const variant = names[0] === "skus" ? product?.variants[Number(names[1])] : undefined;
    const source = SOURCES[String(names.findLast((part) => typeof part === "string" && part in SOURCES))];
    return [{ file, line: variant?.line ?? line, field: source ? headerOf(source) : names.join("."), message }];
  });
  return [...new Map(found.map((error) => [JSON.stringify(error), error])).values()];
}

function mappedColumn(names: readonly PropertyKey[], { columns }: ShopifyRule) {
  const path = `${names.join(".")}.`;
  return (
    columns.find(({ name }) => path.startsWith(`${name}.`)) ?? columns.find(({ name }) => `${name}.`.startsWith(path))
  );
}

function isOfRule(names: readonly PropertyKey[], { values }: ShopifyRule): boolean {
  return names.some((_, at) => {
    const value = valueAt(values, names.slice(0, at + 1));
    return value !== undefined && (!isRecord(value) || at === names.length - 1);
  });
}
