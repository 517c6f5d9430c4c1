import type { Shop } from "./to-product-card.ts";
import type { ShopProduct } from "./shop-product.ts";

const MOST = 3;
/** What most people lack beside a new PC, in this order: a screen, a keyboard, a headset. */
const WANTED: readonly number[] = [24, 26, 39];

/** Accessories sold together with a computer: the owner's `CartRecommends`, else one of each kind people lack. */
export async function soldWithPc({ catalogue, config }: Pick<Shop, "catalogue" | "config">): Promise<ShopProduct[]> {
  const accessories = await catalogue.find({ requiresPc: true, hasUnits: true });
  const chosen = accessories.filter(({ defaultSkuId }) => config.cartRecommends.includes(defaultSkuId));
  const oneOfEach = WANTED.flatMap((optionId) => accessories.find((other) => other.optionId === optionId) ?? []);
  return (chosen.length > 0 ? chosen : oneOfEach).slice(0, MOST);
}
