import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { markupKeeper } from "../../server/pages/markup-keeper.ts";
import { KeptMarkupContext } from "./kept-markup-context.ts";
import { ProductCard } from "./product-card.tsx";

const picture = { src: "/images/desk.webp", width: 800, height: 600, alt: "", color: "#222222", placeholder: null };
const desk = {
  slug: "desk-160",
  link: "/gear-store/gaming-setup/desk-160",
  name: "Desk 160",
  skuId: 7,
  canAddToCart: true,
  keptOutOf: [],
  requiresPc: false,
  deposit: null,
  picture,
  hoverPicture: null,
  rating: null,
  specs: [{ icon: "case", text: "160 cm" }],
  price: { amount: 299, was: null },
  availability: { state: "in_stock", text: "In stock", left: 3 },
} as unknown as Card;

/** Some cards on one page of a shop that keeps markup, with how many of them were drawn. */
function page(keeper = markupKeeper()) {
  let drawn = 0;
  const keep: typeof keeper = (key, draw) =>
    keeper(key, () => {
      drawn += 1;
      return draw();
    });
  const markupOf = (cards: readonly Card[], when: "first" | "near" = "near") =>
    renderToString(
      <KeptMarkupContext value={keep}>
        {cards.map((card) => (
          <ProductCard key={card.skuId} product={card} when={when} />
        ))}
      </KeptMarkupContext>,
    );
  return { markupOf, drawn: () => drawn };
}

test("a card is drawn once for all pages that show it, to the same markup as without keeping", () => {
  const { markupOf, drawn } = page();
  const plain = renderToString(<ProductCard product={desk} />);
  for (const time of [1, 2, 3]) expect([time, markupOf([desk])]).toEqual([time, plain]);
  expect(drawn()).toBe(1);
});

test("another price, count or name is another card", () => {
  const { markupOf, drawn } = page();
  markupOf([desk]);
  expect(markupOf([{ ...desk, price: { ...desk.price, amount: 199 } } as Card])).toContain("199");
  expect(markupOf([{ ...desk, availability: { ...desk.availability, left: 1 } }])).toContain("1");
  expect(markupOf([{ ...desk, name: "<b>Desk</b>" }])).toContain("&lt;b&gt;Desk");
  expect(drawn()).toBe(4);
});

test("a card whose picture comes first is drawn with its page, which names that picture at its head", () => {
  const { markupOf, drawn } = page();
  expect(markupOf([desk], "first")).toContain('fetchPriority="high"');
  expect(drawn()).toBe(0);
});

test("what is kept is bounded: the card that nobody asked for goes first", () => {
  const { markupOf, drawn } = page(markupKeeper(8000));
  const cards = Array.from({ length: 20 }, (_, skuId) => ({ ...desk, skuId }));
  markupOf(cards);
  markupOf(cards.slice(-1));
  expect(drawn()).toBe(20);
  markupOf(cards.slice(0, 1));
  expect(drawn()).toBe(21);
});

test("a card says how many are in stock, and of what is built for its order, for how many the parts are there", () => {
  const built = {
    ...desk,
    availability: { state: "built_to_order", text: "Built to order", left: 25 },
  } as unknown as Card;
  const { markupOf } = page();
  expect(markupOf([desk])).toContain("3 in stock");
  expect(markupOf([built])).toContain("Parts on hand for 25");
  expect(markupOf([built])).not.toContain("25 in stock");
});
