import { createHash } from "node:crypto";
import type { ImportedNames, KnownThings } from "#contract/schemas/catalogue-file/imported-names.ts";
import type { ShopifyProduct } from "./shopify-product.ts";
import type { ShopifyRow } from "./shopify-rows.ts";

export const NOTHING_KNOWN: KnownThings = {
  handles: new Map(),
  units: new Map(),
  products: new Map(),
  skus: new Map(),
};

/** What the things of a file are here; of the products and rows that were named. */
export interface Naming {
  /** Also of a product that was not named, because it is left out: what the shop has it under. */
  slugOf: (product: ShopifyProduct) => string;
  modelIdOf: (product: ShopifyProduct) => number;
  unitOf: (row: ShopifyRow) => { skuId: number; code: string };
  /** To be kept for the next import. */
  names: ImportedNames;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;
const LONGEST_CODE = 60;
/** Ids that a shop gives by hand stay below. */
const FIRST_ID = 1_000_000_000;
const IDS = 1_000_000_000;

/**
 * Slugs, codes and numbers for Shopify's handles and SKUs. What was named before keeps its name; of the others those
 * that can be called what the file calls them are, and the rest take the next free one. A unit is known by its SKU, where
 * the file has that once, else by its handle and options: either may change, and it is the same unit.
 */
export function nameThings(products: readonly ShopifyProduct[], known: KnownThings): Naming {
  const slugs = nameProducts(products, known);
  const models = new FreeIds(numbersOf(known.products.values()));
  const modelIds = new Map(
    products.map(({ first: { cells } }) => {
      const slug = slugs.get(cells.handle) ?? "";
      return [cells.handle, known.products.get(slug) ?? models.next(cells.handle)];
    }),
  );
  const units = unitsIn(products, slugs);
  const ids = nameUnits(units, known);
  const codes = codeUnits(units, ids, known);
  return {
    slugOf: ({ first: { cells } }) => slugs.get(cells.handle) ?? known.handles.get(cells.handle) ?? cells.handle,
    modelIdOf: ({ first }) => modelIds.get(first.cells.handle) ?? 0,
    unitOf: (row) => ({ skuId: ids.get(row) ?? 0, code: codes.get(row) ?? "" }),
    names: {
      handles: slugs,
      units: new Map(units.flatMap(({ row, names }) => names.map((name) => [name, ids.get(row) ?? 0] as const))),
    },
  };
}

/** The slug that the shop has a handle under; undefined for what it does not have. */
export function knownSlug(handle: string, known: KnownThings): string | undefined {
  const slug = known.handles.get(handle) ?? handle;
  return known.products.has(slug) ? slug : undefined;
}

function nameProducts(products: readonly ShopifyProduct[], known: KnownThings): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const given = new Set(known.handles.values());
  const handles = products.map(({ first }) => first.cells.handle);
  const isSlug = (handle: string) => SLUG.test(handle) && handle.length <= LONGEST_SLUG;
  for (const handle of handles) {
    const slug = known.handles.get(handle) ?? (isSlug(handle) && !given.has(handle) ? handle : undefined);
    if (slug !== undefined) named.set(handle, slug);
  }
  const free = new FreeWords([...known.products.keys(), ...given, ...named.values()], LONGEST_SLUG);
  for (const handle of handles)
    if (!named.has(handle)) named.set(handle, free.next(hyphenated(withoutAccents(handle)) || "product"));
  return named;
}

interface FileUnit {
  row: ShopifyRow;
  slug: string;
  /** What it is known by, the surest first. */
  names: string[];
  /** The code that its SKU, or else its handle and options, comes to. */
  code: string;
  isExact: boolean;
}

function unitsIn(products: readonly ShopifyProduct[], slugs: ReadonlyMap<string, string>): FileUnit[] {
  const rows = products.flatMap(({ first: { cells }, variants }) => variants.map((row) => ({ row, cells })));
  const bySku = Map.groupBy(rows, ({ row }) => row.cells.sku);
  return rows.map(({ row, cells: { handle } }) => {
    const { sku, option1, option2, option3 } = row.cells;
    const options = [option1, option2, option3].filter((value) => value !== "" && value !== "Default Title");
    const isOnce = sku !== "" && bySku.get(sku)?.length === 1;
    const code = hyphenated(sku || [handle, ...options].join("-")).toUpperCase() || "SKU";
    return {
      row,
      slug: slugs.get(handle) ?? "",
      names: [...(isOnce ? [`sku:${sku}`] : []), JSON.stringify([handle, ...options])],
      code,
      isExact: code === sku && code.length <= LONGEST_CODE,
    };
  });
}

function nameUnits(units: readonly FileUnit[], known: KnownThings): ReadonlyMap<ShopifyRow, number> {
  const ids = new Map<ShopifyRow, number>();
  const claimed = new Set<number>();
  const claim = (of: (unit: FileUnit) => number | undefined) => {
    for (const unit of units) {
      const id = ids.has(unit.row) ? undefined : of(unit);
      if (id === undefined || claimed.has(id)) continue;
      ids.set(unit.row, id);
      claimed.add(id);
    }
  };
  const byCode = new Map([...known.skus].map(([id, { code, slug }]) => [`${slug} ${code}`, id]));
  claim(({ names }) => known.units.get(names[0] ?? ""));
  claim(({ names }) => known.units.get(names.at(-1) ?? ""));
  // Of shops whose imports are older than the names that are kept, and of units that came in our own format.
  claim(({ slug, code }) => byCode.get(`${slug} ${code}`));
  const free = new FreeIds([...known.skus.keys(), ...known.units.values(), ...claimed]);
  claim(({ code }) => free.next(code));
  return ids;
}

function codeUnits(
  units: readonly FileUnit[],
  ids: ReadonlyMap<ShopifyRow, number>,
  known: KnownThings,
): ReadonlyMap<ShopifyRow, string> {
  const codes = new Map<ShopifyRow, string>();
  for (const { row, code } of units) {
    const own = known.skus.get(ids.get(row) ?? 0)?.code ?? "";
    if (FreeWords.isOf(own, code, LONGEST_CODE)) codes.set(row, own);
  }
  const free = new FreeWords(
    [...known.skus.values()].map(({ code }) => code),
    LONGEST_CODE,
  );
  const inTurn = [...units.filter(({ isExact }) => isExact), ...units.filter(({ isExact }) => !isExact)];
  for (const { row, code } of inTurn) if (!codes.has(row)) codes.set(row, free.next(code));
  return codes;
}

/** Words that nobody has: the asked one, or that one with the next free number behind it. */
class FreeWords {
  readonly #taken: Set<string>;
  readonly #most: number;

  constructor(taken: Iterable<string>, most: number) {
    this.#taken = new Set(taken);
    this.#most = most;
  }

  next(asked: string): string {
    let word = FreeWords.#cut(asked, this.#most);
    for (let number = 2; this.#taken.has(word); number += 1)
      word = `${FreeWords.#cut(asked, this.#most - `-${number}`.length)}-${number}`;
    this.#taken.add(word);
    return word;
  }

  /** Whether a word was given for the asked one. */
  static isOf(word: string, asked: string, most: number): boolean {
    const number = /-(\d+)$/.exec(word)?.[0] ?? "";
    return [asked, `${FreeWords.#cut(asked, most - number.length)}${number}`].some(
      (one) => FreeWords.#cut(one, most) === word,
    );
  }

  static #cut(word: string, most: number): string {
    return word.slice(0, most).replace(/-+$/, "");
  }
}

/** Numbers that nobody has, each made from a word: two shops that read one file give the same ones, save where words collide. */
class FreeIds {
  readonly #taken: Set<number>;

  constructor(taken: Iterable<number>) {
    this.#taken = new Set(taken);
  }

  next(word: string): number {
    let at = createHash("sha256").update(word).digest().readUInt32BE(0) % IDS;
    while (this.#taken.has(FIRST_ID + at)) at = (at + 1) % IDS;
    this.#taken.add(FIRST_ID + at);
    return FIRST_ID + at;
  }
}

function numbersOf(values: Iterable<number | null>): number[] {
  return [...values].filter((value) => value !== null);
}

function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}+/gu, "");
}

export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
