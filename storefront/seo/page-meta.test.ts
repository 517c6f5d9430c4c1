import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const STORE_CARD = {
  path: "https://cdn.example/og/page/home.jpg?width=1200&height=630&fit=cover&quality=75&v=0123456789",
  width: 1200,
  height: 630,
  alt: "Rigsmith",
};
const page = {
  matches: [{ id: "root", loaderData: { name: "Rigsmith", share: STORE_CARD } }] as Parameters<
    typeof pageMeta
  >[0]["matches"],
  title: "Forge 70",
  description: "For 1440p.",
  origin: "https://store.example",
  path: "/store/forge-70",
};
const contents = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(tags.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : [])));

test("a shared page shows its own card by whole address, with its size and its words", () => {
  const share = { path: "/og/product/forge-70.jpg?v=0123456789", width: 1200, height: 630, alt: "Forge 70, $1,449" };
  const tags = pageMeta({ ...page, share, kind: "product", price: 1449.5 });
  expect(contents(tags)).toMatchObject({
    "og:title": "Forge 70 · Rigsmith",
    "og:type": "product",
    "product:price:amount": "1449.50",
    "product:price:currency": "USD",
    "og:url": "https://store.example/store/forge-70",
    "og:image": "https://store.example/og/product/forge-70.jpg?v=0123456789",
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Forge 70, $1,449",
  });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("a page without a card of its own shows the store's, from where the store has its pictures", () => {
  expect(contents(pageMeta(page))).toMatchObject({
    "og:type": "website",
    "og:image": STORE_CARD.path,
    "og:image:alt": "Forge 70 · Rigsmith",
  });
});
