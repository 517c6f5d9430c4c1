import type { FramePart, getFrameRates as call } from "#contract/frames.ts";
import { readBuildCode } from "#rules/build/chosen-parts.ts";
import { frameRate } from "#rules/frames/frame-rate.ts";
import { type FrameTable, PRESETS, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { refuse } from "#rules/refusal.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { framePartsOf } from "./frame-parts-of.ts";

/** From memory. A PC whose parts nobody knows the speed of has games without numbers; a shop without a table has none. */
export const getFrameRates: PublicHandler<typeof call> = async ({ world, query }) => {
  const { catalogue } = world;
  const product = await findPc(world, query.slug);
  const table = await catalogue.frames();
  if (!product || !table) return refuse("product_unknown");
  const chosen = query.build === undefined ? product.parts : (readBuildCode(query.build)?.parts ?? []);
  const { processor, card } = await framePartsOf(world, chosen);
  const hardware = {
    processor: processor?.slug ?? "",
    chip: card?.chip ?? "",
    videoMemoryGb: card?.videoMemoryGb ?? 0,
  };
  return {
    reply: {
      skuId: product.skuId,
      slug: product.slug,
      name: product.name,
      link: product.link,
      sample: table.sample,
      processor: placed(table.processors, hardware.processor, processor?.name ?? ""),
      card: placed(table.chips, hardware.chip, card?.name ?? ""),
      games: table.games.map((game) => ({
        slug: game.slug,
        name: game.name,
        rates: PRESETS.flatMap((preset) =>
          RESOLUTIONS.map((resolution) => ({
            preset,
            resolution,
            rate: frameRate(table, game, hardware, preset, resolution),
          })),
        ),
      })),
    },
  };
};

/** A PC of the lists; without a slug what PC Lab builds on, which has no page. */
async function findPc({ catalogue }: Pick<World, "catalogue">, slug: string | undefined) {
  if (slug !== undefined) {
    const product = await catalogue.product(slug);
    return product?.kind === "pc" ? { ...product, skuId: product.defaultSkuId, link: productLink(product) } : null;
  }
  const lab = await catalogue.lab();
  const sku = lab && (await catalogue.skus([lab.skuId])).get(lab.skuId);
  return sku ? { ...sku, link: "" } : null;
}

function placed(indices: FrameTable["chips"], key: string, name: string): FramePart {
  const all = Object.values(indices);
  const index = indices[key] ?? null;
  if (index === null) return { name, index, place: 0, of: all.length, share: 0 };
  const place = 1 + all.filter((other) => other > index).length;
  return { name, index, place, of: all.length, share: Math.round((100 * index) / Math.max(...all)) };
}
