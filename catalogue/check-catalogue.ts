import type { CatalogueProblem } from "./catalogue-error.ts";
import {
  type Catalogue,
  type CatalogueFaq,
  type CatalogueProduct,
  UNLIMITED_STOCK,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { KnownThings } from "#contract/schemas/catalogue-file/imported-names.ts";
import { missingFacts } from "./missing-facts.ts";
import { unknownPromises } from "#rules/promises/fill-promises.ts";
import { PROMISE_NAMES } from "#rules/promises/promise-words.ts";

/** The gate of PC Lab: what is offered there has every fact by which a rule could refuse a build. */
function pcLabProblems(product: CatalogueProduct): CatalogueProblem[] {
  if (product.kind !== "part" || !product.pcLab) return [];
  return missingFacts(product.optionId, product.facts).map((path) => ({
    path: ["facts", ...path],
    message: `of ${product.name} is not known, and a rule of PC Lab needs it: find it, or take the part out of PC Lab`,
  }));
}

const DRIVE_SLOTS: ReadonlySet<number> = new Set([11, 12]);

export interface KnownAround {
  /** Names without extension; when given, a picture outside it is a problem. */
  pictureNames?: ReadonlySet<string>;
  /** What the shop has given away already, to what a file names in its own way. */
  known?: KnownThings;
  /** When the file is read: a date to come is one after it. */
  now?: Date;
}

/** What a schema cannot see: ids that repeat, and names that point nowhere, or to what is left out of its file. */
export function checkCatalogue(
  catalogue: Catalogue,
  around: KnownAround = {},
  leftOut: ReadonlySet<string> = new Set(),
): CatalogueProblem[] {
  const parts = new Map(
    catalogue.products.flatMap((product) =>
      product.kind === "part" ? [[product.slug, product.optionId] as const] : [],
    ),
  );
  return [
    ...repeated(catalogue),
    ...furtherBuilds(catalogue),
    ...catalogue.products.flatMap((product, index) =>
      [
        ...skuProblems(product),
        ...partProblems(product, parts, leftOut),
        ...pcLabProblems(product),
        ...pictureProblems(product, around),
        ...promiseProblems(product),
      ].map((problem) => ({
        ...problem,
        path: ["products", index, ...problem.path],
      })),
    ),
    ...Object.entries(catalogue.faqs).flatMap(([page, faq]) => faqProblems(faq ?? [], ["faqs", page])),
  ];
}

/** Texts may name a promise of the store in braces, `{warranty.laptop}`; the shop puts its words there. */
function promiseProblems({ summary, description, faq }: CatalogueProduct): CatalogueProblem[] {
  return [
    ...unknownIn(summary, ["summary"]),
    ...description.flatMap((paragraph, at) => unknownIn(paragraph, ["description", at])),
    ...faqProblems(faq, ["faq"]),
  ];
}

function faqProblems(faq: readonly CatalogueFaq[], path: PropertyKey[]): CatalogueProblem[] {
  return faq.flatMap(({ answer }, at) => unknownIn(answer, [...path, at, "answer"]));
}

function unknownIn(text: string, path: PropertyKey[]): CatalogueProblem[] {
  return unknownPromises(text).map((name) => ({
    path,
    message: `{${name}} is no promise of the store: ${PROMISE_NAMES.map((known) => `{${known}}`).join(", ")}`,
  }));
}

function repeated({ products }: Catalogue): CatalogueProblem[] {
  const skus = products.flatMap((product, index) =>
    product.skus.map((sku, at) => ({ sku, path: ["products", index, "skus", at] })),
  );
  return [
    ...duplicates(products.map(({ slug }, index) => [slug, ["products", index, "slug"]])),
    ...duplicates(skus.map(({ sku, path }) => [sku.skuId, [...path, "skuId"]])),
    ...duplicates(skus.map(({ sku, path }) => [sku.code, [...path, "code"]])),
    ...duplicates(
      products.flatMap((product, index) =>
        "modelId" in product ? [[product.modelId, ["products", index, "modelId"]]] : [],
      ),
    ),
  ];
}

/** PC Lab builds on one. */
function furtherBuilds({ products }: Catalogue): CatalogueProblem[] {
  const places = products.flatMap(({ kind }, at) => (kind === "build" ? [at] : []));
  const message = "build is there already: PC Lab builds on one product";
  return places.slice(1).map((at) => ({ path: ["products", at, "kind"], message }));
}

function duplicates(entries: [value: string | number, path: PropertyKey[]][]): CatalogueProblem[] {
  const seen = new Set<string | number>();
  return entries.flatMap(([value, path]) => {
    if (seen.has(value)) return [{ path, message: `${value} is used twice` }];
    seen.add(value);
    return [];
  });
}

function skuProblems(product: CatalogueProduct): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  if (!product.skus.some(({ skuId }) => skuId === product.defaultSkuId)) {
    problems.push({ path: ["defaultSkuId"], message: "is not one of the product's SKUs" });
  }
  for (const [at, sku] of product.skus.entries()) {
    if (sku.stock === UNLIMITED_STOCK && "modelId" in product) {
      problems.push({ path: ["skus", at, "stock"], message: "a computer's stock is counted: 0 or more" });
    }
    const deposit = product.kind === "gear" ? product.preOrder?.deposit : undefined;
    if (deposit !== undefined && (deposit === 0 || deposit >= sku.price)) {
      problems.push({ path: ["preOrder", "deposit"], message: "must be above 0 and below the price" });
    }
  }
  return problems;
}

/** A drive of slot 11 may stand in slot 12; every other part stands where its option says. */
function partProblems(
  product: CatalogueProduct,
  options: ReadonlyMap<string, number>,
  leftOut: ReadonlySet<string>,
): CatalogueProblem[] {
  if (product.kind !== "pc" && product.kind !== "laptop") return [];
  return product.parts.flatMap(({ part, optionId }, at) => {
    const own = options.get(part);
    const isMissing = leftOut.has(part)
      ? "is left out of this import for a fault of its own"
      : "is no component of this file";
    if (own === undefined) return [{ path: ["parts", at, "part"], message: `${part} ${isMissing}` }];
    if (own === optionId || (DRIVE_SLOTS.has(own) && DRIVE_SLOTS.has(optionId))) return [];
    return [{ path: ["parts", at, "optionId"], message: `${part} belongs to option ${own}` }];
  });
}

function pictureProblems(product: CatalogueProduct, { pictureNames }: KnownAround): CatalogueProblem[] {
  if (!pictureNames) return [];
  const named = [
    ...product.pictures.map((name, at) => ({ name, path: ["pictures", at] })),
    ...product.skus.flatMap(({ picture }, at) =>
      picture === undefined ? [] : [{ name: picture, path: ["skus", at, "picture"] }],
    ),
  ];
  return named
    .filter(({ name }) => !pictureNames.has(name))
    .map(({ name, path }) => ({ path, message: `the picture folder holds no ${name}` }));
}
