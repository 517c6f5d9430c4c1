import type { Build, Fitted } from "./build-of-parts.ts";
import type { RadiatorSpot } from "./facts/case-facts.ts";
import type { Fact } from "./facts/fact.ts";
import type { RadiatorSize } from "./facts/standards.ts";
import { tallestOf } from "./tallest-of.ts";

/** Whether a radiator fits a spot: surely, perhaps, not. */
type Fit = "ok" | "unknown" | "blocker";
/** What keeps a radiator from a spot: its size, its depth or the memory below it, the card before it. */
export type Hindrance = "size" | "depth" | "card";

export interface Radiator {
  /** Id of the cooler or card it belongs to. */
  part: string;
  sizeMm: Fact<RadiatorSize>;
  /** Alone, and with its fans. */
  bareMm: Fact<number>;
  thickMm: Fact<number>;
}

export interface PlacedRadiator {
  part: string;
  place: RadiatorSpot["place"];
}

export interface RadiatorPlan {
  fit: Fit;
  /** Where they go, when all have a place. */
  placed: readonly PlacedRadiator[];
  /** Where none has: why the likeliest spot refuses the radiator, and that spot. */
  hindrance: { why: Hindrance; spot: RadiatorSpot | null; radiator: Radiator } | null;
}

/** The radiators of a build: of a liquid cooler and of a card that is cooled by liquid. */
export function radiatorsOf({ cooler, card }: Build): Radiator[] {
  const radiators: Radiator[] = [];
  if (cooler && cooler.facts.type !== "air" && cooler.facts.radiatorMm !== "none") {
    const { radiatorMm: sizeMm, radiatorThickMm: bareMm, fanThickMm } = cooler.facts;
    const thickMm = bareMm === null || fanThickMm === null ? null : bareMm + fanThickMm;
    radiators.push({ part: cooler.id, sizeMm, bareMm, thickMm });
  }
  if (card && card.facts.radiatorMm !== "none") {
    const { radiatorMm: sizeMm, radiatorThickMm: thickMm } = card.facts;
    radiators.push({ part: card.id, sizeMm, bareMm: thickMm, thickMm });
  }
  return radiators;
}

/** The best of all ways to give each radiator a spot of its own: at most two radiators and five spots. */
export function placeRadiators(
  radiators: readonly Radiator[],
  spots: readonly RadiatorSpot[],
  { card, case: chassis, memory }: Pick<Build, "card" | "case" | "memory">,
): RadiatorPlan {
  const tallest = tallestOf(memory);
  const fits = radiators.map((radiator) => spots.map((spot) => fitSpot(radiator, spot)));
  let best: { fit: Fit; at: number[] } = { fit: "blocker", at: [] };
  place(0, [], "ok");
  return {
    fit: best.fit,
    placed: best.at.flatMap((at, index) => {
      const [radiator, spot] = [radiators[index], spots[at]];
      return radiator && spot ? [{ part: radiator.part, place: spot.place }] : [];
    }),
    hindrance: best.fit === "blocker" ? hindranceOf() : null,
  };

  function place(index: number, taken: number[], fit: Fit): void {
    if (!isBetter(fit, best.fit)) return;
    if (index === radiators.length) {
      best = { fit, at: [...taken] };
      return;
    }
    for (let at = 0; at < spots.length; at += 1)
      if (!taken.includes(at)) place(index + 1, [...taken, at], worse(fit, fits[index]?.[at]?.fit ?? "blocker"));
  }

  function fitSpot(radiator: Radiator, spot: RadiatorSpot): { fit: Fit; why: Hindrance } {
    if (radiator.sizeMm !== null && !spot.sizesMm.includes(radiator.sizeMm)) return { fit: "blocker", why: "size" };
    const room = spot.place === "front" ? besideCard(radiator, card, chassis) : inDepth(radiator, spot, tallest);
    const fit = worse(radiator.sizeMm === null ? "unknown" : "ok", room);
    return { fit, why: spot.place === "front" ? "card" : "depth" };
  }

  /** A spot that takes the size tells more than one that does not. */
  function hindranceOf(): RadiatorPlan["hindrance"] {
    for (const [index, radiator] of radiators.entries())
      for (const [at, { fit, why }] of (fits[index] ?? []).entries())
        if (fit === "blocker" && why !== "size") return { why, spot: spots[at] ?? null, radiator };
    const [radiator] = radiators;
    return radiator ? { why: "size", spot: null, radiator } : null;
  }
}

/** At the roof it may hang lower than the board's edge, where the memory below it is low enough. */
function inDepth({ thickMm }: Radiator, spot: RadiatorSpot, memory: { atLeast: number; complete: boolean }): Fit {
  const byItself = within(thickMm, spot.depthMm);
  if (spot.place !== "top" || byItself === "ok") return byItself;
  const aboveMemory = within(memory.atLeast, spot.offsetMm);
  return better(byItself, memory.complete ? aboveMemory : worse("unknown", aboveMemory));
}

/** The longest card is measured with the case's own fans in the front, so that only the radiator comes on top. */
function besideCard({ bareMm }: Radiator, card: Fitted<"card"> | null, chassis: Fitted<"case"> | null): Fit {
  if (!card) return "ok";
  const { lengthMm } = card.facts;
  const longest = chassis?.facts.maxGpuMm ?? null;
  if (within(lengthMm, longest) === "blocker") return "blocker";
  return within(lengthMm === null || bareMm === null ? null : lengthMm + bareMm, longest);
}

function within(have: number | null, limit: number | null): Fit {
  if (have === null || limit === null) return "unknown";
  return have <= limit ? "ok" : "blocker";
}

const ORDER: readonly Fit[] = ["ok", "unknown", "blocker"];
const isBetter = (one: Fit, other: Fit) => ORDER.indexOf(one) < ORDER.indexOf(other);
const better = (one: Fit, other: Fit) => (isBetter(other, one) ? other : one);
const worse = (one: Fit, other: Fit) => (isBetter(one, other) ? other : one);
