import type { CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { spoken } from "../languages/spoken.ts";

const { capacityText, partWords } = spoken.parts;

type Facts<Id extends number> = Extract<CataloguePart, { optionId: Id }>["facts"];

/** What a card says of a component, three short lines that need no label; a line whose facts nobody knows is left out. Null where its facts are label and value. */
export function partSpecs(part: CataloguePart): string[] | null {
  return specsOf(part)?.filter((line) => line !== null) ?? null;
}

function specsOf({ optionId, facts }: CataloguePart): (string | null)[] | null {
  switch (optionId) {
    case 1:
      return [
        said(partWords.forBoards, facts.boardFormFactors),
        said((fans) => partWords.fansIncluded(fans.length), facts.fans),
      ];
    case 2:
      return [
        said(partWords.cores, facts.cores, facts.threads),
        said(partWords.boost, facts.boostGhz),
        said(asItIs, facts.socket),
      ];
    case 3:
      return [
        said((chipset, socket) => `${chipset}, ${socket}`, facts.chipset, facts.socket),
        said((form, slots) => partWords.board(form, slots.length), facts.formFactor, facts.m2),
        said((wifi) => (wifi === "none" ? partWords.noWifi : wifi), facts.wifi),
      ];
    case 4:
      return [
        said((type, mhz, latency) => `${type}-${mhz}, CL${latency}`, facts.type, facts.speedMhz, facts.casLatency),
        said(partWords.modules, facts.modules, facts.heightMm),
      ];
    case 5:
      return [
        said(partWords.cardMemory, facts.memoryGb, facts.memoryType),
        said(partWords.cardSize, facts.lengthMm, facts.slots),
        said((watts) => `${watts} W`, facts.tdpWatts),
      ];
    case 7:
      return [
        said(partWords.supply, facts.watts, facts.efficiency),
        said(partWords.supplySize, facts.formFactor, facts.lengthMm),
        said((modular) => partWords.modular[modular], facts.modular),
      ];
    case 8:
      return [coolerSize(facts), said(partWords.fans, facts.fans)];
    case 9:
      return [
        said((quantity, sizeMm) => `${quantity} × ${sizeMm} mm`, facts.quantity, facts.sizeMm),
        said(partWords.fanSpeed, facts.maxRpm),
        said((lit) => (lit ? partWords.lit : partWords.unlit), facts.lit),
      ];
    case 11:
    case 12:
      return [
        said((gigabytes, interfaces) => `${capacityText(gigabytes)}, ${interfaces}`, facts.capacityGb, facts.interface),
        said(partWords.reads, facts.readMbS),
        said(partWords.writes, facts.writeMbS),
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
  return [
    said(partWords.panel, inches, panel, curved),
    said(asItIs, resolution),
    said((hertz) => `${hertz} Hz`, refreshHz),
  ].filter((line) => line !== null);
}

function coolerSize({ type, radiatorMm, heightMm }: Facts<8>): string | null {
  if (type === "air") return said(partWords.air, heightMm);
  return radiatorMm === "none" ? null : said(partWords.liquid, radiatorMm);
}

type Known<Facts extends readonly unknown[]> = { [At in keyof Facts]: NonNullable<Facts[At]> };

/** The words for facts that are all known; null where one is not. */
export function said<const Facts extends readonly unknown[]>(
  words: (...facts: Known<Facts>) => string,
  ...facts: Facts
): string | null {
  return facts.every((fact) => fact !== null) ? words(...(facts as Known<Facts>)) : null;
}

function asItIs(word: string): string {
  return word;
}
