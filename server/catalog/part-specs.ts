import type { CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { capacityText, partWords } from "#words/parts.ts";

type Facts<Id extends number> = Extract<CataloguePart, { optionId: Id }>["facts"];

/** What a card says of a component, three short lines that need no label. Null where its facts are label and value. */
export function partSpecs({ optionId, facts }: CataloguePart): string[] | null {
  switch (optionId) {
    case 1:
      return [partWords.forBoards(facts.boardFormFactors), partWords.fansIncluded(facts.fansIncluded)];
    case 2:
      return [partWords.cores(facts.cores, facts.threads), partWords.boost(facts.boostGhz), facts.socket];
    case 3:
      return [
        `${facts.chipset}, ${facts.socket}`,
        partWords.board(facts.formFactor, facts.m2Slots),
        facts.wifi ?? partWords.noWifi,
      ];
    case 4:
      return [
        `${facts.type}-${facts.speedMhz}, CL${facts.casLatency}`,
        partWords.modules(facts.modules, facts.heightMm),
      ];
    case 5:
      return [
        partWords.cardMemory(facts.memoryGb, facts.memoryType),
        partWords.cardSize(facts.lengthMm, facts.slots),
        `${facts.tdpWatts} W`,
      ];
    case 7:
      return [
        partWords.supply(facts.watts, facts.efficiency),
        partWords.supplySize(facts.formFactor, facts.lengthMm),
        partWords.modular[facts.modular],
      ];
    case 8:
      return [coolerSize(facts), partWords.fans(facts.fans)];
    case 9:
      return [
        `${facts.quantity} × ${facts.sizeMm} mm`,
        partWords.fanSpeed(facts.maxRpm),
        facts.lit ? partWords.lit : partWords.unlit,
      ];
    case 11:
    case 12:
      return [
        `${capacityText(facts.capacityGb)}, ${facts.interface}`,
        partWords.reads(facts.readMbS),
        partWords.writes(facts.writeMbS),
      ];
    case 24:
      return monitorSpecs(facts);
    case 26:
    case 27:
    case 28:
    case 29:
    case 30:
    case 39:
    case 111:
    case 127:
    case 152:
    case 159:
    case 160:
      return null;
  }
}

/** `27 in IPS`, `2560 × 1440`, `180 Hz`. */
export function monitorSpecs({ inches, panel, curved, resolution, refreshHz }: Facts<24>): string[] {
  return [partWords.panel(inches, panel, curved), resolution, `${refreshHz} Hz`];
}

function coolerSize({ radiatorMm, heightMm }: Facts<8>): string {
  return radiatorMm === null ? partWords.air(heightMm) : partWords.liquid(radiatorMm);
}
