import type { Picture } from "#contract/picture.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { statesThatKeepOut } from "#rules/build/energy-law.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { struckPrice } from "#rules/pricing/struck-price.ts";
import type { PictureLibrary } from "../pictures/picture-library.ts";
import type { World } from "../world.ts";
import { availabilityOf } from "./availability.ts";
import { productLink } from "./list-definitions.ts";
import { type ShipDays, shipDaysAt } from "./ship-days.ts";
import { defaultSku, type ShopProduct, type ShopSku } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { shareWords } = spoken.shopFront;

/** What a card's words and pictures depend on besides the product. */
export interface Showing {
  pictures: PictureLibrary;
  shipDays: ShipDays;
  now: Date;
  timeZone: string;
  /** The day it is at the warehouse. */
  on: string;
}

/** What pages are made of. */
export type Shop = Pick<World, "catalogue" | "config" | "pictures" | "models" | "now">;

export function showingOf({ pictures, config, now }: Omit<Shop, "catalogue">): Showing {
  const at = now();
  const { timeZone } = config.shipping.warehouse;
  const { on } = localTime(at.toISOString(), timeZone);
  return { pictures, shipDays: shipDaysAt(at, config), now: at, timeZone, on };
}

export function toProductCard(product: ShopProduct, showing: Showing): ProductCard {
  const sku = defaultSku(product);
  const availability = availabilityOf(product, sku, showing.shipDays);
  const [picture, ...others] = productPictures(product, showing.pictures);
  if (!picture) throw new Error(`Product ${product.slug} has no picture`);
  // Another angle of the same thing only: a picture of a part inside would look like another product.
  const otherAngle = others.find(({ name }) => name.startsWith(`${picture.name}--`));
  return {
    slug: product.slug,
    link: productLink(product),
    kind: product.kind,
    skuId: sku.skuId,
    modelId: product.modelId,
    name: product.name,
    picture,
    // It comes over the first picture, so nothing has to stand in its place.
    hoverPicture: otherAngle ? { ...otherAngle, color: null, placeholder: null } : null,
    availability,
    specs: [...product.specs],
    rating: product.rating,
    price: wirePrice(sku, showing),
    deposit: sku.deposit === null ? null : toWireMoney(sku.deposit),
    canAddToCart: availability.state !== "sold_out",
    requiresPc: product.requiresPc,
    keptOutOf: statesThatKeepOut({ standing: product.energy, build: null }, showing.on),
  };
}

export function productPictures(product: ShopProduct, pictures: PictureLibrary): Picture[] {
  return product.pictures.map((name, index) =>
    pictures.picture(name, index === 0 ? product.name : shareWords.pictureAt(product.name, index + 1)),
  );
}

export function wirePrice({ price, charged }: ShopSku, showing: Showing): ProductCard["price"] {
  const was = struckPrice(price, charged, showing);
  return {
    amount: toWireMoney(price),
    was: was && { amount: toWireMoney(was.price), from: was.fromOn, until: was.untilOn, saleUntil: null },
  };
}
