import type * as calls from "#contract/wire-product.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { PublicHandler } from "../http/route.ts";
import { productLink } from "./list-definitions.ts";
import { defaultSku } from "./shop-product.ts";
import { stockOf, wireGear, wireModel } from "./to-wire-product.ts";

export const getIapiModels: PublicHandler<typeof calls.getIapiModels> = async ({ world, query: { modelIds } }) => {
  const models = await world.catalogue.find({
    isComputer: true,
    ...(modelIds !== undefined && { modelIds: numbers(modelIds) }),
    most: world.config.pages.structuredListMost,
  });
  return { reply: { IsSuccess: true as const, Models: models.map((product) => wireModel(product, world)) } };
};

export const getGearStock: PublicHandler<typeof calls.getGearStock> = async ({ world, query }) => {
  const gear = await world.catalogue.find({ isComputer: false, skuIds: numbers(query.skuIds) });
  return { reply: { IsSuccess: true as const, Gears: gear.map((product) => wireGear(product, world)) } };
};

export const getModelStock: PublicHandler<typeof calls.getModelStock> = async ({ world, query }) => {
  const models = await world.catalogue.find({ isComputer: true, modelIds: numbers(query.modelIds) });
  return {
    reply: {
      IsSuccess: true as const,
      Models: models.map((product) => {
        const sku = defaultSku(product);
        return { ModelId: product.modelId, SkuId: sku.skuId, Stock: stockOf(product, sku) };
      }),
    },
  };
};

export const getUnitInfoSkus: PublicHandler<typeof calls.getUnitInfoSkus> = async ({ world, query }) => {
  const skuIds = numbers(query.skuIds);
  const products = await world.catalogue.find({ skuIds });
  const units = products.flatMap((product) =>
    product.skus
      .filter(({ skuId }) => skuIds.includes(skuId))
      .map((sku) => ({
        SkuID: sku.skuId,
        ModelID: product.modelId,
        OptionID: product.optionId ?? product.gearCategoryId ?? 0,
        Description: product.skus.length > 1 ? `${product.name}, ${sku.title}` : product.name,
        Price: toWireMoney(sku.price),
        Weight: sku.weightGrams / 1000,
        Stock: stockOf(product, sku),
        Link: productLink(product),
      })),
  );
  return { reply: { IsSuccess: true as const, Skus: units } };
};

function numbers(ids: string): number[] {
  return ids.split(",").map(Number);
}
