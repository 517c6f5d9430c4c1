import type { BuildFrames, OptionFrames } from "#contract/configurator.ts";
import { FREE_SLOTS } from "#rules/easy-builder/search-space.ts";
import { type FrameRate, frameRate, isKnown } from "#rules/frames/frame-rate.ts";
import type { FrameTable, Game, Resolution } from "#rules/frames/frame-table.ts";
import type { ConfiguredBuild } from "../builds/configure.ts";
import type { World } from "../world.ts";

const { processor: PROCESSOR, card: CARD } = FREE_SLOTS;

/** A game on a screen, and what is known of it. */
export interface AskedFrames {
  table: FrameTable;
  game: Game;
  resolution: Resolution;
}

/** From memory; null in a shop that has no frame rates. A game that there is not counts as none. */
export async function framesAsked(
  { catalogue }: Pick<World, "catalogue">,
  asked: { game?: string | undefined; resolution?: Resolution | undefined },
): Promise<AskedFrames | null> {
  const table = await catalogue.frames();
  const game = table?.games.find(({ slug }) => slug === asked.game) ?? table?.games[0];
  return table && game ? { table, game, resolution: asked.resolution ?? "1440p" } : null;
}

/** Of a build as it stands now. */
export function viewFrames(asked: AskedFrames | null, configured: ConfiguredBuild): BuildFrames | null {
  if (asked === null) return null;
  const { table, game, resolution } = asked;
  return {
    sample: table.sample,
    games: table.games.map(({ slug, name }) => ({ slug, name })),
    game: game.slug,
    resolution,
    rate: rateOf(asked, configured),
  };
}

/** What a build would be with an option, beside what it is now. */
export function optionFrames(
  asked: AskedFrames | null,
  slot: number,
  now: ConfiguredBuild,
  then: ConfiguredBuild,
): OptionFrames | null {
  if (asked === null || (slot !== PROCESSOR && slot !== CARD)) return null;
  const [was, rate] = [rateOf(asked, now), rateOf(asked, then)];
  if (rate === null) return null;
  const more =
    was && isKnown(was) && was.average > 0 && isKnown(rate)
      ? Math.round((100 * rate.average) / was.average) - 100
      : null;
  return { rate, more };
}

/** Null until both parts are chosen that it hangs on. */
function rateOf({ table, game, resolution }: AskedFrames, { parts }: ConfiguredBuild): FrameRate | null {
  const processor = parts.find(({ optionId }) => optionId === PROCESSOR)?.sku.slug;
  const card = parts.find(({ optionId }) => optionId === CARD)?.known;
  if (processor === undefined || card?.category !== "card") return null;
  const { chip, memoryGb } = card.facts;
  const hardware = { processor, chip: chip ?? "", videoMemoryGb: memoryGb ?? 0 };
  return frameRate(table, game, hardware, "high", resolution);
}
