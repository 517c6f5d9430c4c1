import { expect, test } from "vitest";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

const { products } = demoCatalogue;

/** What the shop says in its own name; reviews are other people's words. */
function ownTexts(product: CatalogueProduct): string[] {
  const { summary, description, faq } = product;
  const condition = "condition" in product && product.condition ? [product.condition.notes] : [];
  return [summary, ...description, ...faq.map(({ answer }) => answer), ...condition];
}

/** Tests, habits and majorities that nobody at a demo shop can have seen. */
const UNBACKED =
  /\b(?:most of our (?:testers|PCs|customers|builders)|our (?:testers|builders)|our own (?:desks|try|tests?)|we (?:have )?measured|we timed|nobody has ever|everyone who|a (?:third|quarter|half) faster|tall people told us)\b/i;

test("no product claims a test, a habit or a majority that nobody counted", () => {
  const claims = products.flatMap((product) =>
    ownTexts(product)
      .filter((text) => UNBACKED.test(text))
      .map((text) => `${product.slug}: ${text}`),
  );
  expect(claims).toEqual([]);
});

test("no product offers a choice of parts that its page does not have", () => {
  const offers = products.flatMap((product) =>
    ownTexts(product)
      .filter((text) =>
        /\b(?:PC Lab|easy builder|make your own|to make it your own|can be changed before)\b/i.test(text),
      )
      .map((text) => `${product.slug}: ${text}`),
  );
  expect(offers).toEqual([]);
});

test("hours that a drive counted are not those of a drive that is new", () => {
  const contradicting = products.filter(
    (product) =>
      "condition" in product &&
      product.condition?.replacedParts.some((part) => /^drive/i.test(part)) &&
      /\bthe drive’s own counter\b/i.test(product.condition.notes),
  );
  expect(contradicting.map(({ slug }) => slug)).toEqual([]);
});

test("no white power supply is built into a PC whose case is black", () => {
  const parts = new Map(products.map((product) => [product.slug, product]));
  const pcs = products.flatMap((product) =>
    product.kind === "pc" && product.look.finish === "black" ? [product] : [],
  );
  const supplies = pcs.flatMap((pc) =>
    pc.parts.filter(({ optionId }) => optionId === 7).map(({ part }) => [pc.slug, parts.get(part)?.name ?? part]),
  );
  expect(supplies.filter(([, name]) => /\bwhite\b/i.test(name ?? ""))).toEqual([]);
  expect(supplies.length).toBeGreaterThan(5);
});

test("prices in texts are written as prices", () => {
  const spelt = products.filter((product) => ownTexts(product).some((text) => /\d dollars\b/.test(text)));
  expect(spelt.map(({ slug }) => slug)).toEqual([]);
});
