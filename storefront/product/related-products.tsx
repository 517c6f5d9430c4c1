import type { ProductCard as Card } from "#contract/catalog.ts";
import { ProductCard } from "../product-card/product-card.tsx";

/** Products of the same kind, nearest first; instead of one that is sold out, those that can be had. */
export function RelatedProducts({ products, title }: { products: readonly Card[]; title: string }) {
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="related-title">
      <h2 className="type-28 product__title" id="related-title">
        {title}
      </h2>
      <ul className="card-grid">
        {products.map((product) => (
          <ProductCard key={product.skuId} product={product} />
        ))}
      </ul>
    </section>
  );
}
