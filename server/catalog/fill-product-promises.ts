import { fillPromises } from "#rules/promises/fill-promises.ts";
import type { PromiseWords } from "#rules/promises/promise-words.ts";
import type { Faq, ShopProduct } from "./shop-product.ts";

/** A product's texts with the store's promises in them. The import has refused names that are none. */
export function fillProductPromises(product: ShopProduct, words: PromiseWords): ShopProduct {
  const fill = (text: string) => fillPromises(text, words);
  return {
    ...product,
    summary: fill(product.summary),
    description: product.description.map(fill),
    faq: fillFaqPromises(product.faq, words),
  };
}

export function fillFaqPromises(faq: readonly Faq[], words: PromiseWords): readonly Faq[] {
  return faq.map(({ question, answer }) => ({ question, answer: fillPromises(answer, words) }));
}
