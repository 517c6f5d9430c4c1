import type { Fact } from "../facts/fact.ts";
import { find } from "../find.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

interface Link {
  lanes: Fact<number>;
  generation: Fact<number>;
}

/** A card works on fewer lanes or an older generation, with less between it and the processor. */
export const gpuPcie: Rule = {
  id: "gpu.pcie",
  reads: [
    "card.pcieLanes",
    "card.pcieGeneration",
    "motherboard.gpuSlotLanes",
    "motherboard.pcieGeneration",
    "processor.gpuLanes",
    "processor.pcieGeneration",
  ],
  worst: "note",
  fixedBy: ["motherboard", "processor"],
  judge({ card, motherboard, processor }) {
    if (!card || (!motherboard && !processor)) return null;
    const wants = { lanes: card.facts.pcieLanes, generation: card.facts.pcieGeneration };
    const givers: Link[] = [];
    if (motherboard)
      givers.push({ lanes: motherboard.facts.gpuSlotLanes, generation: motherboard.facts.pcieGeneration });
    if (processor) givers.push({ lanes: processor.facts.gpuLanes, generation: processor.facts.pcieGeneration });
    return judgeLink(wants, givers);
  },
};

function judgeLink(wants: Link, givers: readonly Link[]): Finding {
  const lanes = least(givers.map((giver) => giver.lanes));
  const generation = least(givers.map((giver) => giver.generation));
  if (isLess(lanes.known, wants.lanes)) return find("note", wants.lanes, lanes.known, { more: { why: "lanes" } });
  if (isLess(generation.known, wants.generation))
    return find("note", wants.generation, generation.known, { more: { why: "generation" } });
  const isKnown = lanes.complete && generation.complete && wants.lanes !== null && wants.generation !== null;
  return isKnown
    ? find("ok", wants.lanes, lanes.known, { more: { generation: wants.generation ?? 0 } })
    : find("unknown", wants.lanes, null, { weight: "note" });
}

function least(values: readonly Fact<number>[]): { known: number | null; complete: boolean } {
  const known = values.filter((value) => value !== null);
  return { known: known.length === 0 ? null : Math.min(...known), complete: known.length === values.length };
}

const isLess = (given: number | null, wanted: number | null) => given !== null && wanted !== null && given < wanted;
