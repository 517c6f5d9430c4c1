import { refuse } from "#rules/refusal.ts";
import type { getProduct as call } from "#contract/catalog.ts";
import type { Product } from "#contract/catalog.ts";
import { cardBoxOf } from "#rules/build/card-box.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { coveredAs } from "#rules/promises/warranty.ts";
import type { PublicHandler } from "../http/route.ts";
import { monthlyOffers } from "../lending/monthly-offers.ts";
import { hasChoice } from "./has-choice.ts";
import type { World } from "../world.ts";
import { shareProduct } from "./catalogue-cards.ts";
import { availabilityOf } from "./availability.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { categoryOf, isListed, LIST_DEFINITIONS, productLink } from "./list-definitions.ts";
import { toProductCard, productPictures, type Shop, showingOf, wirePrice } from "./to-product-card.ts";
import { defaultSku, isThere, type ShopProduct } from "./shop-product.ts";
import { partsCode } from "./parts-code.ts";
import { searchFacts } from "./search-facts.ts";
import { soldWithPc } from "./sold-with-pc.ts";
import { warrantyChoices } from "./warranty-choices.ts";

const RELATED = 4;
const INSTEAD = 3;

export const getProduct: PublicHandler<typeof call> = async ({ world, query }) => {
  const product = await world.catalogue.product(query.slug);
  if (!product || (query.category !== undefined && query.category !== categoryOf(product))) {
    return refuse("product_unknown");
  }
  return { reply: await productPage(product, world, monthlyOf(product, world)) };
};

/** What nothing is paid for now, or only a deposit, is not lent for. Where an order goes is not known here. */
function monthlyOf(product: ShopProduct, world: Pick<World, "config" | "payments">): Product["monthly"] {
  return product.skus.map(({ skuId, price, deposit, leasable, stock }) => {
    const leasableTotal = leasable ? price : NO_CENTS;
    const isLentFor = deposit === null && isThere(stock);
    return { skuId, offers: isLentFor ? monthlyOffers(world, { total: price, leasableTotal, country: null }) : [] };
  });
}

export async function productPage(
  product: ShopProduct,
  shop: Shop,
  monthly: Product["monthly"] = [],
): Promise<Product> {
  const { catalogue, config, pictures, models } = shop;
  const category = categoryOf(product);
  const sku = defaultSku(product);
  const showing = showingOf(shop);
  const cards = (products: readonly ShopProduct[]) => products.map((other) => toProductCard(other, showing));
  return {
    ...toProductCard(product, showing),
    summary: product.summary,
    description: [...product.description],
    gallery: productPictures(product, pictures),
    variants: product.skus.map((variant) => ({
      skuId: variant.skuId,
      title: variant.title,
      code: variant.code,
      price: wirePrice(variant, showing),
      availability: availabilityOf(product, variant, showing.shipDays),
    })),
    monthly,
    code: sku.code,
    specTable: product.specTable.map(({ measure: _measure, ...line }) => line),
    partsBill: await partsBill(product, catalogue),
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
    configurator: hasChoice(product) ? `/configure/${product.slug}` : null,
    cardBox: await cardBox(product, catalogue),
    model3d: models.ofPicture(product.pictures[0]),
    partsCode: partsCode(product),
    reviews: [...product.reviews],
    faq: [...product.faq],
    related: cards(
      isThere(sku.stock) ? await catalogue.related(product, RELATED) : await catalogue.instead(product, INSTEAD),
    ),
    completeYourPurchase: cards(product.kind === "pc" && isThere(sku.stock) ? await soldWithPc(shop) : []),
    category: { slug: category, title: LIST_DEFINITIONS[category].title, link: LIST_DEFINITIONS[category].link },
    share: shareProduct(product, shop),
    search: searchFacts(product, shop),
  };
}

/** As it stands: with other parts its card may be another. */
async function cardBox(product: ShopProduct, catalogue: CatalogueReader): Promise<Product["cardBox"]> {
  if (product.kind !== "pc") return null;
  const { skuId, weightGrams } = defaultSku(product);
  const card = (await catalogue.skus([skuId])).get(skuId)?.card ?? null;
  const box = card ? cardBoxOf(card.slots, weightGrams) : "fitted";
  return card === null || box === "fitted" ? null : { slots: card.slots, box };
}

/** What the price is made of: our own part prices, and the rest as the build. Null where the parts cost more than the PC. */
async function partsBill(product: ShopProduct, catalogue: CatalogueReader): Promise<Product["partsBill"]> {
  if (product.kind !== "pc" || product.modelType === 3) return null;
  const sold = await catalogue.find({ kind: "part", skuIds: product.parts.map(({ skuId }) => skuId) });
  const parts = product.parts.map(({ name, price, quantity, skuId }) => ({
    link: partLink(sold.find(({ skus }) => skus.some((sku) => sku.skuId === skuId))),
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
function partLink(part: ShopProduct | undefined): string | null {
  return part && isListed(part) ? productLink(part) : null;
}

const coveredProduct = ({ kind, optionId, condition }: ShopProduct) =>
  coveredAs({ kind: kind === "pc" ? "desktop" : kind, optionId: optionId ?? 0, isRefurbished: condition !== null });
