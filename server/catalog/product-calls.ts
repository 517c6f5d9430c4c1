import { getGearStock, getIapiModels, getModelStock } from "#contract/schemas/wire-product.ts";
import { route } from "../http/route.ts";
import { defaultSku } from "./shop-product.ts";
import { stockOf, wireGear, wireModel } from "./wire-product.ts";

const RULES = { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" } as const;

export const getIapiModelsRoute = route(getIapiModels, RULES, async ({ world, query: { modelIds } }) => {
  const models = await world.catalogue.find({
    isComputer: true,
    ...(modelIds !== undefined && { modelIds: numbers(modelIds) }),
    most: world.config.pages.structuredListMost,
  });
  return { reply: { IsSuccess: true as const, Models: models.map((product) => wireModel(product, world.pictures)) } };
});

export const getGearStockRoute = route(getGearStock, RULES, async ({ world, query }) => {
  const gear = await world.catalogue.find({ isComputer: false, skuIds: numbers(query.skuIds) });
  return { reply: { IsSuccess: true as const, Gears: gear.map((product) => wireGear(product, world.pictures)) } };
});

export const getModelStockRoute = route(getModelStock, RULES, async ({ world, query }) => {
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
});

function numbers(ids: string): number[] {
  return ids.split(",").map(Number);
}
