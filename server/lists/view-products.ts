import type { SavedProduct } from "#contract/saved-lists.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { availabilityOf } from "../catalog/availability.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { type Showing, showingOf } from "../catalog/to-product-card.ts";
import { spoken } from "../languages/spoken.ts";
import type { World } from "../world.ts";

const { ownerText } = spoken.ownerTexts;

interface Wanted {
  sku_id: number;
  quantity: number;
}

/** What somebody keeps or waits for, each as it is in the shop today, in the order given. */
export async function viewProducts(world: World, wanted: readonly Wanted[]): Promise<SavedProduct[]> {
  await world.catalogue.skus(wanted.map((row) => row.sku_id));
  const showing = showingOf(world);
  return Promise.all(wanted.map((row) => viewProduct(world, showing, row)));
}

async function viewProduct(world: World, showing: Showing, row: Wanted): Promise<SavedProduct> {
  const known = (await world.catalogue.skus([row.sku_id])).get(row.sku_id);
  const product = known && (await world.catalogue.product(known.slug));
  const sku = product?.skus.find(({ skuId }) => skuId === row.sku_id);
  return {
    SkuID: row.sku_id,
    ItemDescription: known?.name ?? "",
    VariantTitle: ownerText(known?.variantTitle ?? ""),
    Link: product && sku ? productLink(product) : "",
    MainPicture: known?.picture ?? "",
    PictureVersion: known ? world.pictures.versionOf(known.picture) : "",
    Quantity: row.quantity,
    Price: sku ? toWireMoney(sku.price) : null,
    Availability: product && sku ? availabilityOf(product, sku, showing.shipDays) : null,
  };
}
