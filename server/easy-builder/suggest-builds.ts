import type { SuggestedBuild, suggestBuilds as call } from "#contract/easy-builder.ts";
import { buildCode, type ChosenPart } from "#rules/build/chosen-parts.ts";
import { LEAST_DRIVE_GB, LEAST_MEMORY_GB, SUGGESTED_AS, type SuggestedAs } from "#rules/easy-builder/easy-answers.ts";
import { type EasyBuilds, findEasyBuilds } from "#rules/easy-builder/find-easy-builds.ts";
import { type PairTable, pairsOf, type ScoreOf } from "#rules/easy-builder/pair-table.ts";
import { FREE_CATEGORIES, FREE_SLOTS, type FoundBuild } from "#rules/easy-builder/search-space.ts";
import { weakestRate } from "#rules/frames/made-for.ts";
import { ourWorkshop } from "../builds/configure.ts";
import { storeDay } from "../carts/store-day.ts";
import { loadBuild, priceBuild } from "../configurator/load-build.ts";
import { refuseToBuild } from "../configurator/refuse-to-build.ts";
import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { keptPairs, type WithoutProof } from "./kept-pairs.ts";
import type { ShopBase } from "./load-bases.ts";
import { type Asked, viewSuggestion } from "./view-suggestion.ts";

/** Builds that the cart refused after all, before the search gives up: only news of this moment makes one. */
const MOST_REFUSED = 12;

/** Up to three builds, each as the cart would take it now. */
export const suggestBuilds: PublicHandler<typeof call> = async ({ world, query }) => {
  const { catalogue } = world;
  const table = await catalogue.frames();
  const faq = [...(await catalogue.faq("easy-pc-builder"))];
  if (!table) return { reply: { sample: false, games: [], looks: [], builds: [], faq } };
  const named = new Set(query.games?.split(","));
  const chosen = table.games.filter(({ slug }) => named.has(slug));
  const games = chosen.length > 0 ? chosen : table.games;
  const asked: Asked = { table, games, resolution: query.resolution, fps: query.fps };
  const wanted: WithoutProof = {
    circumstances: ourWorkshop(storeDay(world)),
    memoryGb: Math.max(LEAST_MEMORY_GB, ...games.map(({ memoryGb }) => memoryGb)),
    driveGb: LEAST_DRIVE_GB,
  };
  const { bases, pairs } = await keptPairs(world, wanted);
  const looks = new Map(bases.flatMap(({ product }) => (product.facets.case ?? []).map((look) => [look.value, look])));
  const looked = query.look === undefined ? pairs : pairsOf(pairs, (base) => hasLook(base as ShopBase, query.look));
  const budget = query.budget * 100;
  const found = await findProven(world, looked, asked, budget, wanted);
  return {
    reply: {
      sample: table.sample,
      games: table.games.map(({ slug, name }) => ({ slug, name })),
      looks: [...looks.values()].toSorted((one, other) => (one.label < other.label ? -1 : 1)),
      builds: await Promise.all(
        together(found).map(({ as, build }) =>
          viewSuggestion(world, { as, found: build, code: codeOf(build) }, asked, budget),
        ),
      ),
      faq,
    },
  };
};

function hasLook({ product }: ShopBase, look: string | undefined): boolean {
  return (product.facets.case ?? []).some(({ value }) => value === look);
}

/** The three, once each has been through the cart's own door: judged, priced and looked for on the shelf. */
async function findProven(
  world: World,
  pairs: PairTable,
  asked: Asked,
  budget: number,
  withoutProof: WithoutProof,
): Promise<EasyBuilds> {
  const refused = new Set<string>();
  const wanted = { ...withoutProof, proves: (found: FoundBuild) => !refused.has(nameOf(found)) };
  const scoreOf: ScoreOf = (processor, chip, videoMemoryGb) =>
    weakestRate(asked.table, asked.games, { processor, chip, videoMemoryGb }, "high", asked.resolution);
  const proven = new Set<string>();
  for (;;) {
    const found = findEasyBuilds(pairs, { scoreOf, fps: asked.fps, budget, wanted });
    const before = refused.size;
    for (const build of Object.values(found) as (FoundBuild | null)[]) {
      if (!build || proven.has(nameOf(build))) continue;
      const side = (await isProven(world, build)) ? proven : refused;
      side.add(nameOf(build));
    }
    if (refused.size === before) return found;
    if (refused.size > MOST_REFUSED) return { least: null, most: null, roomy: null };
  }
}

/** Whether the cart would take it: no blocker, no unknown that may be one, no spike near the limit, on the shelf, at this price. */
async function isProven(world: World, found: FoundBuild): Promise<boolean> {
  const loaded = await loadBuild(world, { sku: found.base.skuId, build: codeOf(found) });
  if ("reason" in loaded) return false;
  const { configured, model } = loaded;
  const { line, price } = priceBuild(world, model, configured);
  const isNearPeak = configured.report.verdicts.some(({ rule, cls }) => rule === "power.peak" && cls === "note");
  return !isNearPeak && refuseToBuild(configured, line) === null && price.unitPrice === found.price;
}

function codeOf({ base, chosen }: FoundBuild): string {
  const parts = FREE_CATEGORIES.map((category): ChosenPart => ({
    optionId: FREE_SLOTS[category],
    skuId: chosen[category].skuId,
    quantity: chosen[category].part.quantity,
  }));
  return buildCode([...(base as ShopBase).kept, ...parts], null);
}

const nameOf = (found: FoundBuild): string => `${found.base.skuId}/${codeOf(found)}`;

/** One that is suggested twice stands once. */
function together(found: EasyBuilds): { as: SuggestedBuild["as"]; build: FoundBuild }[] {
  const builds: { as: SuggestedAs[]; build: FoundBuild }[] = [];
  for (const as of SUGGESTED_AS) {
    const build = found[as];
    if (!build) continue;
    const same = builds.find((other) => nameOf(other.build) === nameOf(build));
    if (same) same.as.push(as);
    else builds.push({ as: [as], build });
  }
  return builds;
}
