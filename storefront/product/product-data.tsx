import type { Product } from "#contract/catalog.ts";
import { productWords } from "#words/product.ts";
import { breadcrumbData } from "../seo/breadcrumb-data.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { useShellFacts } from "../shell/shell-facts.ts";
import type { Variant } from "./load-product.ts";
import { structuredProduct } from "./structured-product.ts";

/** The product and the way to it, for search engines. */
export function ProductData({ product, variant, origin }: { product: Product; variant: Variant; origin: string }) {
  const { name } = useShellFacts();
  const trail = [
    { title: productWords.home, path: "/" },
    { title: product.category.title, path: product.category.link },
    { title: product.name, path: product.link },
  ];
  return (
    <>
      <JsonLd about={structuredProduct(product, variant, origin, name)} />
      <JsonLd about={breadcrumbData(origin, trail)} />
    </>
  );
}
