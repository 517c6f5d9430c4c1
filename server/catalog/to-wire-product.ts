import { MODEL_TYPES } from "#rules/catalog/wire-ids.ts";
import type { RdyShippingMethodRow, WireGear, WireModel } from "#contract/wire-product.ts";
import type { Picture } from "#contract/picture.ts";
import { naturalHeight, pictureAddress } from "#contract/picture-address.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { ShippingConfig } from "#rules/shipping/shipping-config.ts";
import type { World } from "../world.ts";
import { wireStock } from "./wire-stock.ts";
import { productLink } from "./list-definitions.ts";
import { productPictures } from "./to-product-card.ts";
import { defaultSku, type ShopProduct, type ShopSku } from "./shop-product.ts";

/** What a gallery and a feed show. */
export const BIG_PX = 1200;
const SMALL_PX = 256;
const CARD_PX = 640;

/** A computer in the specification's spelling (S242). */
export function wireModel(product: ShopProduct, shop: Pick<World, "pictures" | "config">): WireModel {
  const shown = productPictures(product, shop.pictures);
  const sku = defaultSku(product);
  // The specification's shape has no word for "sample", so a sample rating is not told.
  const told = product.rating?.sample ? null : product.rating;
  return {
    Name: product.name,
    ModelId: product.modelId,
    Price: toWireMoney(sku.price),
    Prebuild: product.modelType === MODEL_TYPES.prebuild,
    Image: shown[0] ? wholePicture(shown[0], CARD_PX, shop.config) : "",
    Link: productLink(product),
    ReviewRating: told?.average ?? 0,
    Reviews: told?.count ?? 0,
    ShortDescription: product.summary,
    Skus: product.skus.map(({ skuId }) => skuId),
    IsDesktop: product.kind === "pc",
    Gallery: {
      Bigs: shown.map((picture) => wholePicture(picture, BIG_PX, shop.config)),
      Smalls: shown.map((picture) => wholePicture(picture, SMALL_PX, shop.config)),
    },
    SkuId: sku.skuId,
    RDYShippingMethods: product.kind === "pc" && product.readyMade ? rdyShippingRows(shop.config.shipping) : [],
  };
}

/** How a ready-made PC may ship, the same in the configuration and on each model (S249). */
export function rdyShippingRows({
  rdyShippingMethods,
}: Pick<ShippingConfig, "rdyShippingMethods">): RdyShippingMethodRow[] {
  return rdyShippingMethods.map(({ shippingMethodSkuId, fee, shippingBusinessDay }) => ({
    ShippingMethodSkuID: shippingMethodSkuId,
    Fee: toWireMoney(fee),
    ShippingBusinessDay: shippingBusinessDay,
  }));
}

/** Gear or a part in the specification's spelling (S244). */
export function wireGear(product: ShopProduct, shop: Pick<World, "pictures" | "config">): WireGear {
  const [first] = productPictures(product, shop.pictures);
  return {
    Title: product.name,
    SkuList: product.skus.map((sku) => ({
      Price: toWireMoney(sku.price),
      Stock: stockOf(product, sku),
      MainPic: first ? wholePicture(first, CARD_PX, shop.config) : "",
      SkuId: sku.skuId,
    })),
    DefaulSkuId: defaultSku(product).skuId,
  };
}

export function stockOf({ modelId }: ShopProduct, { stock }: ShopSku): number {
  return wireStock({ modelId, sold: true, stock });
}

/** Address of a picture uncut, this wide. */
export function wholePicture(picture: Picture, widthPx: number, { pictures }: World["config"]): string {
  return pictureAddress(picture, { width: widthPx, height: naturalHeight(picture, widthPx) }, pictures);
}
