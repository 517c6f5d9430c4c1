import { getGearStock, getIapiModels, getModelStock } from "#contract/wire-product.ts";
import { route } from "../http/route.ts";
import { catalogueOf } from "./catalogue.ts";
import { defaultSku } from "./shop-product.ts";
import { stockOf, wireGear, wireModel } from "./wire-product.ts";

const RULES = { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" } as const;

export const getIapiModelsRoute = route(getIapiModels, RULES, async ({ world, query: { modelIds } }) => {
  const { products, pictures } = await catalogueOf(world);
  const wanted = modelIds === undefined ? null : numbers(modelIds);
  const models = products.filter(({ modelId }) => modelId > 0 && (wanted === null || wanted.has(modelId)));
  const most = world.config.pages.structuredListMost;
  return {
    reply: { IsSuccess: true as const, Models: models.slice(0, most).map((product) => wireModel(product, pictures)) },
  };
});

export const getGearStockRoute = route(getGearStock, RULES, async ({ world, query }) => {
  const { products, pictures } = await catalogueOf(world);
  const wanted = numbers(query.skuIds);
  const gear = products.filter(({ modelId, skus }) => modelId === 0 && skus.some(({ skuId }) => wanted.has(skuId)));
  return { reply: { IsSuccess: true as const, Gears: gear.map((product) => wireGear(product, pictures)) } };
});

export const getModelStockRoute = route(getModelStock, RULES, async ({ world, query }) => {
  const { products } = await catalogueOf(world);
  const wanted = numbers(query.modelIds);
  const models = products.filter(({ modelId }) => modelId > 0 && wanted.has(modelId));
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

function numbers(ids: string): ReadonlySet<number> {
  return new Set(ids.split(",").map(Number));
}
