import { UNLIMITED_STOCK } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { GEAR_CATEGORIES, type GearCategoryId } from "#rules/catalog/wire-ids.ts";
import { isNullable, isRecord, type Kind, readCell } from "./mapped-fields.ts";
import { hyphenated, type Naming } from "./name-things.ts";
import { plainTextOfHtml } from "./plain-text-of-html.ts";
import { valueAt } from "./schema-problems.ts";
import { billOf, type PartNames } from "./shopify-bill.ts";
import type { MappedColumn, ShopifyRule } from "./shopify-mapping.ts";
import type { ShopifyRow } from "./shopify-rows.ts";

const COLOR = /^colou?r$/i;

export interface ShopifyProduct {
  first: ShopifyRow;
  variants: ShopifyRow[];
  rows: ShopifyRow[];
}

/** One Shopify product as what its rule says it is, or as gear; still unchecked: the schema is the judge. */
export function toProduct(
  product: ShopifyProduct,
  rule: ShopifyRule | undefined,
  parts: PartNames,
  naming: Naming,
): unknown {
  const kind = rule?.kind ?? "gear";
  const own: object = { kind, ...ofEveryKind(product, naming), ...OF_A_KIND[kind](product, naming) };
  if (!rule) return own;
  const cells = rule.columns.map((column) => fromCell(column, product.first, rule.values, parts));
  return [rule.values, ...cells].reduce<unknown>(merged, own);
}

function ofEveryKind(product: ShopifyProduct, naming: Naming) {
  const { first, variants, rows } = product;
  const { cells } = first;
  const paragraphs = plainTextOfHtml(cells.body);
  const skus = variants.map((row) => toSku(row, first, naming));
  return {
    slug: naming.slugOf(product),
    name: cells.title,
    summary: firstSentence(paragraphs[0] ?? cells.title),
    description: paragraphs.length > 0 ? paragraphs : [cells.title],
    pictures: [...new Set(rows.map((row) => pictureName(row.cells.picture)).filter((name) => name !== ""))],
    skus,
    defaultSkuId: skus[0]?.skuId,
    requiresPc: false,
    reviews: null,
    faq: [],
  };
}

/** What rows say of a kind without a rule's help. */
const OF_A_KIND: Readonly<Record<Kind, (product: ShopifyProduct, naming: Naming) => object>> = {
  pc: ofAComputer,
  laptop: (product, naming) => ({ ...ofAComputer(product, naming), isNotebook: true, parts: [] }),
  part: () => ({ factsFrom: [] }),
  gear: ({ first: { cells } }) => ({
    gearCategoryId: categoryOf(cells.type, cells.tags),
    facts: {
      type: cells.type || "Gear",
      monitor: null,
      details: cells.vendor ? [{ label: "Maker", value: cells.vendor }] : [],
    },
    condition: null,
    preOrder: null,
  }),
};

function ofAComputer(product: ShopifyProduct, naming: Naming) {
  const weightGrams = Math.round(Number(product.first.cells.grams || "0"));
  return { modelId: naming.modelIdOf(product), condition: null, facts: weightGrams > 0 ? { weightGrams } : {} };
}

/** An empty cell leaves what the rule gives every product; without that it is "none" where the format has such. */
function fromCell({ name, field, at }: MappedColumn, { record }: ShopifyRow, values: unknown, parts: PartNames) {
  const cell = record[at]?.trim() ?? "";
  const names = name.split(".");
  if (cell !== "") return nested(names, name === "parts" ? billOf(cell, parts).bill : readCell(field, cell));
  return isNullable(field) && valueAt(values, names) === undefined ? nested(names, null) : {};
}

function nested(names: readonly string[], value: unknown): unknown {
  return names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

/** Objects field by field; of anything else the second. */
function merged(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const inner = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)]);
  return { ...one, ...Object.fromEntries(inner) };
}

function toSku(row: ShopifyRow, { cells: named }: ShopifyRow, naming: Naming) {
  const { cells } = row;
  const options = [cells.option1, cells.option2, cells.option3].filter(
    (value) => value !== "" && value !== "Default Title",
  );
  const color = colorOf(cells, named);
  const picture = pictureName(cells.variantPicture);
  return {
    ...naming.unitOf(row),
    title: options.join(", ") || "Standard",
    price: Number(cells.price),
    charged: [],
    stock: stockOf(cells),
    weightGrams: Math.round(Number(cells.grams || "0")),
    recycleFee: 0,
    leasable: false,
    ...(color && { color }),
    ...(picture && { picture }),
  };
}

/** Shopify names an option only on a product's first row. */
function colorOf(cells: ShopifyRow["cells"], named: ShopifyRow["cells"]): string {
  if (COLOR.test(named.option1Name)) return cells.option1;
  if (COLOR.test(named.option2Name)) return cells.option2;
  return COLOR.test(named.option3Name) ? cells.option3 : "";
}

/** Untracked stock, and stock that may be oversold, is unlimited here. */
export function isCounted({ tracker, whenSoldOut }: ShopifyRow["cells"]): boolean {
  return tracker !== "" && !/^(?:continue|true)$/i.test(whenSoldOut);
}

/** Shopify counts oversold units below zero. */
function stockOf(cells: ShopifyRow["cells"]): number {
  return isCounted(cells) ? Math.max(0, Number(cells.quantity)) : UNLIMITED_STOCK;
}

/** The type or a tag may name a category of ours; anything else is an accessory. */
function categoryOf(type: string, tags: string): GearCategoryId {
  const words = new Set([type, ...tags.split(",")].map((word) => hyphenated(word)));
  const found = Object.entries(GEAR_CATEGORIES).find(([slug]) => {
    const short = slug.replace(/^gaming-/, "");
    return [slug, short, short.replace(/s$/, "")].some((name) => words.has(name));
  });
  return found?.[1] ?? GEAR_CATEGORIES["gaming-accessories"];
}

/** The picture's name in the store's own folder: pictures are never fetched from another host. */
function pictureName(address: string): string {
  const file = decodeURIComponentSafely(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");
  return hyphenated(file.replace(/\.[a-z0-9]+$/i, ""));
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function firstSentence(paragraph: string): string {
  const sentence = /^.{20,290}?[.?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
  return sentence.length <= 300 ? sentence : `${beginning(sentence, 297).trimEnd()}…`;
}

/** No letter and no emoji is cut in two. */
function beginning(text: string, most: number): string {
  let end = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (end + segment.length > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
