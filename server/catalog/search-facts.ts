import type { SearchFacts } from "#contract/catalog.ts";
import { shorten } from "#rules/catalog/shorten.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { isListed } from "./list-definitions.ts";
import { type Ways, waysAt } from "./shipped-to.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import type { Shop } from "./to-product-card.ts";
import { spoken } from "../languages/spoken.ts";

const { searchTitleWords } = spoken.searchTitles;

/** Longer ones are cut by Google, in a feed (150) and under a result (about 160). */
const TITLE_MOST = 150;
const DESCRIPTION_MOST = 160;
/** An offer without such a day, or past it, is not shown. A page is read again every few days; a month holds between. */
const PRICE_DAYS = 30;
const DAY_MS = 86_400_000;
const COUNTRY_CODES = { USA: "US", CANADA: "CA" } as const;

/** What the page and the feed tell search engines of a product: made here for both. */
export function searchFacts(
  product: ShopProduct,
  { config, now }: Pick<Shop, "config" | "now">,
  at: Date = now(),
  ways: Ways = waysAt(at, config),
): SearchFacts {
  return {
    title: searchTitle(product),
    description: searchDescription(product),
    isIndexed: isListed(product),
    brand: brandOf(product, config),
    priceUntil: dayAt(new Date(at.getTime() + PRICE_DAYS * DAY_MS), config.shipping.warehouse.timeZone),
    returns: {
      days: config.service.returnDays,
      paidBy: config.service.returnShippingPaidBy,
      countries: config.shipsTo.map((country) => COUNTRY_CODES[country]),
    },
    offers: product.skus.map((sku) => ({
      skuId: sku.skuId,
      mpn: mpnOf(product, sku, config),
      gtin: product.gtins.get(sku.skuId) ?? null,
      shippedTo: ways(product, sku),
    })),
  };
}

/** A computer's with what it is built of, a screen's with its size; of anything else the name, and what it is where that does not say. */
function searchTitle(product: ShopProduct): string {
  return shorten(wholeTitle(product), TITLE_MOST);
}

function wholeTitle({ kind, name, typeName, condition, facets, specs }: ShopProduct): string {
  const says = (word: string) => name.toLowerCase().includes(word.toLowerCase());
  const first = (key: "graphics" | "processor" | "memory") => facets[key]?.[0]?.label || null;
  if (kind === "pc" || kind === "laptop") {
    const thing = searchTitleWords[kind];
    const what = condition && !says(searchTitleWords.refurbished) ? searchTitleWords.refurbishedThing(thing) : thing;
    const memory = first("memory");
    const facts = [first("graphics"), first("processor"), memory && searchTitleWords.memory(memory)];
    const called = says(thing) ? name : searchTitleWords.computer(name, what);
    return searchTitleWords.withFacts(
      called,
      facts.filter((fact) => fact !== null),
    );
  }
  const typed = typeName === null || says(stemOf(typeName)) ? name : searchTitleWords.ofType(name, typeName);
  return facets.screen
    ? searchTitleWords.withFacts(
        typed,
        specs.map(({ text }) => text),
      )
    : typed;
}

/** `Cables` is said by "cable", `Cleaning` by "clean". */
const stemOf = (type: string) => type.replace(/(?:ing|s)$/, "");

/** The summary and as much of the text as there is room for. */
function searchDescription({ summary, description }: ShopProduct): string {
  return shorten(plainText([summary, ...description]), DESCRIPTION_MOST);
}

/** One line of words: without signs that no page shows, and without doubled spaces. */
export function plainText(texts: readonly string[]): string {
  return texts
    .join(" ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A PC is the store's own work, whoever made its parts. */
function brandOf({ kind, maker }: ShopProduct, { store }: Pick<StoreConfig, "store">): string | null {
  return kind === "pc" ? store.name : maker;
}

/** The code on the box is the maker's number where the store is the maker. */
function mpnOf(product: ShopProduct, { code }: ShopSku, config: Pick<StoreConfig, "store">): string | null {
  return brandOf(product, config) === config.store.name ? code : null;
}
