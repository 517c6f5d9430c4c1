import type { CataloguePart } from "#contract/catalogue-file/catalogue-schema.ts";
import { capacityText } from "./describe-computer.ts";

type Facts<Id extends number> = Extract<CataloguePart, { optionId: Id }>["facts"];

const MODULAR = { full: "Fully modular", semi: "Partly modular", no: "Fixed cables" } as const;

/** What a card says of a component, three short lines that need no label. Null where its facts are label and value. */
export function partWords({ optionId, facts }: CataloguePart): string[] | null {
  switch (optionId) {
    case 1:
      return [`For ${facts.boardFormFactors.join(", ")}`, `${counted(facts.fansIncluded, "fan")} included`];
    case 2:
      return [`${facts.cores} cores, ${facts.threads} threads`, `Up to ${facts.boostGhz} GHz`, facts.socket];
    case 3:
      return [
        `${facts.chipset}, ${facts.socket}`,
        `${facts.formFactor}, ${counted(facts.m2Slots, "M.2 slot")}`,
        facts.wifi ?? "No Wi-Fi",
      ];
    case 4:
      return [
        `${facts.type}-${facts.speedMhz}, CL${facts.casLatency}`,
        `${counted(facts.modules, "module")}, ${facts.heightMm} mm tall`,
      ];
    case 5:
      return [
        `${facts.memoryGb} GB ${facts.memoryType}`,
        `${facts.lengthMm} mm long, ${facts.slots} slots`,
        `${facts.tdpWatts} W`,
      ];
    case 7:
      return [
        `${facts.watts.toLocaleString("en-US")} W, ${facts.efficiency}`,
        `${facts.formFactor}, ${facts.lengthMm} mm long`,
        MODULAR[facts.modular],
      ];
    case 8:
      return [coolerSize(facts), counted(facts.fans, "fan")];
    case 9:
      return [
        `${facts.quantity} × ${facts.sizeMm} mm`,
        `Up to ${facts.maxRpm.toLocaleString("en-US")} rpm`,
        facts.lit ? "Lit" : "No lights",
      ];
    case 11:
    case 12:
      return [
        `${capacityText(facts.capacityGb)}, ${facts.interface}`,
        `Reads ${speed(facts.readMbS)}`,
        `Writes ${speed(facts.writeMbS)}`,
      ];
    case 24:
      return monitorWords(facts);
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
export function monitorWords({ inches, panel, curved, resolution, refreshHz }: Facts<24>): string[] {
  return [`${inches} in ${panel}${curved ? ", curved" : ""}`, resolution, `${refreshHz} Hz`];
}

function coolerSize({ radiatorMm, heightMm }: Facts<8>): string {
  return radiatorMm === null ? `Air, ${heightMm} mm tall` : `Liquid, ${radiatorMm} mm radiator`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const speed = (mbS: number) => `${mbS.toLocaleString("en-US")} MB/s`;
