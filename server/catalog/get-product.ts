import { getProduct, type Product } from "#contract/catalog.ts";
import { toWireMoney } from "#contract/wire-money.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents, sumCents } from "#rules/money/cents.ts";
import { coveredAs } from "#rules/promises/warranty.ts";
import { nearestInStock } from "#rules/catalog/nearest-in-stock.ts";
import { refused, route } from "../http/route.ts";
import { shareProduct } from "../share/catalogue-cards.ts";
import { availabilityOf } from "./availability.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import { categoryOf, isListed, LIST_DEFINITIONS, productLink } from "./lists.ts";
import { productCard, productPictures, wirePrice } from "./product-card.ts";
import { defaultSku, type ShopProduct } from "./shop-product.ts";
import { isThere } from "../stock-notices/noticed-skus.ts";
import { warrantyChoices } from "./warranty-choices.ts";

const RELATED = 4;
const INSTEAD = 3;
const OFFERED_WITH = 3;

export const getProductRoute = route(
  getProduct,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world, query }) => {
    const catalogue = await catalogueOf(world);
    const product = catalogue.bySlug.get(query.slug);
    if (!product || (query.category !== undefined && query.category !== categoryOf(product))) {
      return refused(404, "product_unknown", "We don’t sell this product anymore.");
    }
    return { reply: productPage(product, catalogue, world.config) };
  },
);

export function productPage(product: ShopProduct, catalogue: Catalogue, config: StoreConfig): Product {
  const category = categoryOf(product);
  const sku = defaultSku(product);
  return {
    ...productCard(product, catalogue),
    summary: product.summary,
    description: [...product.description],
    gallery: productPictures(product, catalogue.pictures),
    variants: product.skus.map((variant) => ({
      skuId: variant.skuId,
      title: variant.title,
      code: variant.code,
      price: wirePrice(variant),
      availability: availabilityOf(product, variant, catalogue.shipDays),
    })),
    code: sku.code,
    specTable: [...product.specTable],
    partsBill: partsBill(product, catalogue),
    condition: product.condition,
    preOrder:
      sku.deposit === null
        ? null
        : {
            depositNow: toWireMoney(sku.deposit),
            restLater: toWireMoney(cents(sku.price - sku.deposit)),
            shipsOn: product.preOrderShipsOn ?? "",
          },
    warranties: warrantyChoices(coveredProduct(product), config),
    reviews: [...product.reviews],
    faq: [...product.faq],
    related: (isSoldOut(product) ? insteadOf(product, catalogue) : related(product, catalogue)).map((other) =>
      productCard(other, catalogue),
    ),
    completeYourPurchase: offeredWith(product, catalogue, config).map((other) => productCard(other, catalogue)),
    category: { slug: category, title: LIST_DEFINITIONS[category].title, link: LIST_DEFINITIONS[category].link },
    share: shareProduct(product, catalogue, config),
  };
}

/** What the price is made of: our own part prices, and the rest as the build. Null where the parts cost more than the PC. */
function partsBill(product: ShopProduct, catalogue: Catalogue): Product["partsBill"] {
  if (product.kind !== "pc" || product.modelType === 3) return null;
  const parts = product.parts.map(({ name, price, quantity, skuId }) => ({
    link: partLink(skuId, catalogue),
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    price: cents(price * quantity),
  }));
  const partsTotal = sumCents(parts.map(({ price }) => price));
  const build = defaultSku(product).price - partsTotal;
  if (parts.length === 0 || build < 0) return null;
  return {
    parts: parts.map(({ name, price, link }) => ({ name, price: toWireMoney(price), link })),
    partsTotal: toWireMoney(partsTotal),
    buildService: toWireMoney(cents(build)),
  };
}

/** The page of a fitted part, if it can be bought by itself. */
function partLink(skuId: number, catalogue: Catalogue): string | null {
  const part = catalogue.products.find(({ kind, skus }) => kind === "part" && skus.some((sku) => sku.skuId === skuId));
  return part && isListed(part) ? productLink(part) : null;
}

const coveredProduct = ({ kind, optionId, condition }: ShopProduct) =>
  coveredAs({ kind: kind === "pc" ? "desktop" : kind, optionId: optionId ?? 0, isRefurbished: condition !== null });

function related(product: ShopProduct, catalogue: Catalogue): ShopProduct[] {
  const price = defaultSku(product).price;
  return catalogue.products
    .filter(
      (other) =>
        other.slug !== product.slug &&
        other.kind === product.kind &&
        other.optionId === product.optionId &&
        other.gearCategoryId === product.gearCategoryId,
    )
    .toSorted((a, b) => Math.abs(defaultSku(a).price - price) - Math.abs(defaultSku(b).price - price))
    .slice(0, RELATED);
}

const isSoldOut = (product: ShopProduct) => !isThere(defaultSku(product).stock);

/** What can be had instead of a product that is sold out. A thing sold with a PC only is no replacement for one that is not. */
function insteadOf(product: ShopProduct, catalogue: Catalogue): ShopProduct[] {
  const others = catalogue.products.map((other) => ({ ...comparable(other), product: other }));
  return nearestInStock(comparable(product), others, INSTEAD).map((near) => near.product);
}

function comparable(product: ShopProduct) {
  const { slug, kind, optionId, gearCategoryId, requiresPc } = product;
  return {
    slug,
    group: [kind, optionId, gearCategoryId, requiresPc].join(),
    price: defaultSku(product).price,
    graphics: product.facets.graphics?.[0]?.value ?? null,
    inStock: !isSoldOut(product),
  };
}

/** What most people lack beside a new PC, in this order: a screen, a keyboard, a headset. */
const WANTED_WITH_PC: readonly number[] = [24, 26, 39];

/** Accessories sold together with a computer: the owner's `CartRecommends`, else one of each kind people lack. */
function offeredWith(product: ShopProduct, catalogue: Catalogue, config: StoreConfig): ShopProduct[] {
  if (product.kind !== "pc") return [];
  const accessories = catalogue.products.filter((other) => other.requiresPc && defaultSku(other).stock.available > 0);
  const chosen = accessories.filter(({ defaultSkuId }) => config.cartRecommends.includes(defaultSkuId));
  const oneOfEach = WANTED_WITH_PC.flatMap(
    (optionId) => accessories.find((other) => other.optionId === optionId) ?? [],
  );
  return (chosen.length > 0 ? chosen : oneOfEach).slice(0, OFFERED_WITH);
}
