import type { MarketedCart, MarketedOrder, MarketedProduct } from "#adapters/marketing/cart-marketing.ts";
import { pictureAddress } from "#contract/picture-address.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";
import { lineLink } from "../carts/line-link.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { World } from "../world.ts";
import type { DueCart, DueOrder } from "./due-marketing.ts";
import { recoveryLink } from "./recovery-link.ts";

type Shop = Pick<World, "settings" | "config" | "pictures" | "now" | "catalogue">;

/** As wide as a mail shows it. */
const PICTURE_PX = 600;

/** A cart as the service is told of it: what can be bought again, without warranties for what was bought before. */
export function marketedCart(shop: Shop, loaded: LoadedCart, { email, phone }: DueCart): MarketedCart {
  const { cart, lines } = loaded;
  const { priced } = priceLoadedCart(shop, loaded, null);
  const products = lines.flatMap((line) => {
    // With what was chosen for it, as it will be charged.
    const price = priced.lines.find(({ lineId }) => lineId === line.id)?.unitPrice;
    if (line.longer || price === undefined) return [];
    return { ...productOf(shop, line), lineId: line.id, title: line.name, price, quantity: line.quantity };
  });
  return { cartId: cart.id, email, phone, sum: sumOf(products), recoveryUrl: recoveryLink(shop, cart.id), products };
}

/** A paid order, with each thing as it was called and charged. */
export async function marketedOrder(shop: Shop, due: DueOrder): Promise<MarketedOrder> {
  const skus = await shop.catalogue.skus(due.lines.map(({ skuId }) => skuId));
  const { orderNumber, cartId, email, phone, totalCents, createdAt, lines } = due;
  const products = lines.flatMap((line) => {
    const sku = skus.get(line.skuId);
    if (!sku) return [];
    const { id, title, unitCents, quantity, picture } = line;
    return { ...productOf(shop, { ...sku, picture }), lineId: String(id), title, price: cents(unitCents), quantity };
  });
  return { orderNumber, cartId, email, phone, sum: cents(totalCents), createdAt: new Date(createdAt), products };
}

function productOf(
  { settings, config, pictures }: Shop,
  sku: Pick<CatalogueSku, "skuId" | "slug" | "kind" | "gearCategoryId" | "variantTitle" | "picture" | "fromNothing">,
): Pick<MarketedProduct, "productId" | "variantId" | "description" | "imageUrl" | "productUrl"> {
  const picture = { name: sku.picture, version: pictures.versionOf(sku.picture) };
  const image = pictureAddress(picture, { width: PICTURE_PX, height: PICTURE_PX }, config.pictures);
  return {
    productId: sku.slug,
    variantId: String(sku.skuId),
    description: sku.variantTitle,
    imageUrl: new URL(image, settings.storeUrl).href,
    productUrl: `${settings.storeUrl}${lineLink(sku)}`,
  };
}

function sumOf(products: readonly Pick<MarketedProduct, "price" | "quantity">[]): Cents {
  return cents(products.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}
