import type { BuildSheet, describeBuild as call } from "#contract/configurator.ts";
import { planPower } from "#rules/build/plan-power.ts";
import { isSlot } from "#rules/build/chosen-parts.ts";
import { isListed, productLink } from "../catalog/list-definitions.ts";
import { productPictures } from "../catalog/to-product-card.ts";
import type { PublicHandler } from "../http/route.ts";
import { toBuild } from "../builds/configure.ts";
import { loadBuild, type LoadedBuild } from "./load-build.ts";
import { spoken } from "../languages/spoken.ts";

const { slotTitle } = spoken.configurator;
const { verdictText } = spoken.buildVerdicts;

/** All that is known of a build: what its parts are and look like, the rules that are content, and what it draws. */
export const describeBuild: PublicHandler<typeof call> = async ({ world, query }) => {
  const loaded = await loadBuild(world, query);
  if ("reason" in loaded) return loaded;
  const { model, configured } = loaded;
  const products = await world.catalogue.find({ kind: "part", skuIds: configured.parts.map(({ skuId }) => skuId) });
  const reply: BuildSheet = {
    name: model.name,
    build: configured.code,
    parts: configured.parts.flatMap(({ optionId, skuId, quantity, sku }) => {
      const product = products.find(({ skus }) => skus.some((each) => each.skuId === skuId));
      if (!product || !isSlot(optionId)) return [];
      return [
        {
          slot: optionId,
          title: slotTitle(optionId),
          name: sku.name,
          quantity,
          link: isListed(product) ? productLink(product) : null,
          facts: product.specTable.map(({ label, value }) => ({ label, value })),
          pictures: productPictures(product, world.pictures),
        },
      ];
    }),
    passes: configured.report.verdicts
      .filter(({ cls, rule }) => cls === "ok" && !configured.proven.has(rule))
      .map((verdict) => ({ rule: verdict.rule, text: verdictText(verdict) })),
    power: powerOf(loaded),
  };
  return { reply };
};

/** Null until something is there that draws. */
function powerOf({ configured }: LoadedBuild): BuildSheet["power"] {
  if (configured.parts.length === 0) return null;
  const build = toBuild(configured.parts.map(({ sku, ...part }) => ({ ...part, weightGrams: sku.weightGrams })));
  const { sustained, gaming } = planPower(build);
  return {
    sustained: Math.round(sustained.atLeast),
    gaming: Math.round(gaming.atLeast),
    isWhole: sustained.complete,
    supply: build.supply?.facts.watts ?? null,
  };
}
