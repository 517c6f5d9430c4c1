import type { ReactNode } from "react";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { ProductCard } from "../product-card/product-card.tsx";

interface ShelfProps {
  title: string;
  intro: string;
  /** Stands behind the words of the intro. */
  more?: ReactNode;
  products: readonly Card[];
  all: { to: string; words: string };
}

/** Some products of a list, and the way to the rest; not there without products. */
export function Shelf({ title, intro, more, products, all }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className="page section">
      <div className="section-head">
        <div>
          <h2 className="type-36">{title}</h2>
          <p>
            {intro} {more}
          </p>
        </div>
        <a className="link link--alone type-14 nowrap" href={all.to}>
          {all.words}
        </a>
      </div>
      <ul className="card-grid">
        {products.map((product) => (
          <ProductCard key={product.skuId} product={product} />
        ))}
      </ul>
    </section>
  );
}
