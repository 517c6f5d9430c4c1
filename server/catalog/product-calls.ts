import type * as calls from "#contract/wire-product.ts";
import type { PublicHandler } from "../http/route.ts";
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

function numbers(ids: string): number[] {
  return ids.split(",").map(Number);
}
