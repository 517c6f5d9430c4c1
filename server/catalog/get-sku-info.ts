import type { getSkuInfo as call } from "#contract/sku-info.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import type { PublicHandler } from "../http/route.ts";
import { isListed, productLink } from "./list-definitions.ts";

/** What a SKU is by the catalogue, of what is sold apart and of what only comes inside a PC. */
export const getSkuInfo: PublicHandler<typeof call> = async ({ world, query }) => {
  const [product] = await world.catalogue.find({ skuIds: [query.sku] });
  const sku = product?.skus.find(({ skuId }) => skuId === query.sku);
  if (!product || !sku) return refuse("sku_unknown", { name: null });
  const isApart = isListed(product);
  return {
    reply: {
      SkuID: sku.skuId,
      Name: product.skus.length > 1 ? `${product.name}, ${sku.title}` : product.name,
      Type: product.typeName ?? "",
      Summary: product.summary,
      Facts: product.specTable.map(({ label, value, why }) => ({ label, value, why })),
      Link: isApart ? productLink(product) : null,
      Price: isApart ? toWireMoney(sku.price) : null,
    },
  };
};
