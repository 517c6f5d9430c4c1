import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { ProductCard } from "../product-card/product-card.tsx";

const card = (keptOutOf: string[]) =>
  ({
    slug: "compact",
    link: "/gaming-pcs/compact",
    name: "Compact",
    skuId: 7,
    canAddToCart: true,
    keptOutOf,
    requiresPc: false,
    deposit: null,
    picture: { src: "/images/a.webp", width: 800, height: 600, alt: "", color: "#222222", placeholder: null },
    hoverPicture: null,
    rating: null,
    specs: [],
    price: { amount: 299, was: null },
    availability: { state: "in_stock", text: "In stock", left: 3 },
  }) as unknown as Card;

test("the server marks no card, since the page is everybody's, and gives the states to the browser of a PC that a law keeps out", () => {
  const kept = renderToString(<ProductCard product={card(["CA", "OR"])} />);
  expect(kept).toContain('data-name="kept-out-mark"');
  expect(kept).toContain("[&quot;CA&quot;,&quot;OR&quot;]");
  expect(kept).not.toContain("Not sold into");
  expect(renderToString(<ProductCard product={card([])} />)).not.toContain("kept-out-mark");
});
