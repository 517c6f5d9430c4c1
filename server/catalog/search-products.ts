import { foundBy, hasWord, wantedWords } from "#rules/catalog/search-words.ts";
import type { ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { searchedAs } = spoken.search;

/** What a product is found by, each read by the rule of `search-words.ts`. */
interface SearchedTexts {
  name: string;
  codes: readonly string[];
  /** What is said of it: what its card prints, its codes, its summary, and what kind of thing it is. */
  said: string;
  /** What is in it or chosen of it: parts, variants, values by which lists are narrowed. */
  inside: string;
}

/** What a shopper is most likely to want, when all of them are found. */
const KINDS: readonly ShopProduct["kind"][] = ["pc", "laptop", "part", "gear"];

/**
 * The products that have every word of `text`, the best first: the one whose name or code it is; those of which all of
 * it is said, a PC before a laptop before a part before gear; then those that have a word of it inside only, by kind
 * again. Of one kind, the more words stand in the name the better, then as the merchant orders them. A text without
 * letters and digits finds nothing.
 */
export function searchProducts(products: readonly ShopProduct[], text: string): ShopProduct[] {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return [];
  const asked = foundBy(text);
  const found = products.flatMap((product) => {
    const { name, codes, said, inside } = textsOf(product);
    if (!wanted.every((word) => hasWord(said, word) || hasWord(inside, word))) return [];
    const isNamed = name === asked || codes.includes(asked);
    const place = isNamed ? 0 : wanted.every((word) => hasWord(said, word)) ? 1 : 2;
    const inName = wanted.filter((word) => hasWord(name, word)).length;
    return [{ product, order: [place, KINDS.indexOf(product.kind), -inName, product.position] }];
  });
  return found.toSorted((a, b) => compare(a.order, b.order)).map(({ product }) => product);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Read once: a product that changes is another object. */
const READ = new WeakMap<ShopProduct, SearchedTexts>();

function textsOf(product: ShopProduct): SearchedTexts {
  const known = READ.get(product);
  if (known) return known;
  const { stock: _stock, ...facets } = product.facets;
  const codes = product.skus.map(({ code }) => foundBy(code));
  const said = [
    product.name,
    ...product.specs.map(({ text }) => text),
    product.summary,
    searchedAs[product.kind],
    product.typeName ?? "",
  ];
  const inside = [
    ...product.parts.map(({ name }) => name),
    ...product.skus.map(({ title }) => title),
    ...Object.values(facets).flatMap((values) => values.map(({ label }) => label)),
  ];
  const texts = {
    name: foundBy(product.name),
    codes,
    said: [...said.map(foundBy), ...codes].join(""),
    inside: inside.map(foundBy).join(""),
  };
  READ.set(product, texts);
  return texts;
}
