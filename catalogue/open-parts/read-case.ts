import type { CaseFacts } from "#rules/build/facts/case-facts.ts";
import { PSU_FORM_FACTORS } from "#rules/build/facts/standards.ts";
import { boardFormOf } from "./read-motherboard.ts";
import { colorOf, countOf, figure, flag, knownOf, MILLIMETERS, type Row, wordsOf } from "./row-fields.ts";

/** A cooler taller than the widest case, or lower than any, is a slip of the hand. */
const COOLER_MM = [20, 250] as const;

export function readCase(row: Row): CaseFacts {
  const ports = wordsOf(row, "front_usb_ports");
  const maxPsuMm = figure(row, "max_psu_length", [80, 400]);
  return {
    boardFormFactors: boardsOf(row),
    maxBoardWidthMm: null,
    maxGpuMm: figure(row, "max_video_card_length", [100, 600]),
    maxGpuSlots: null,
    expansionSlots: countOf(row, "expansion_slots") || null,
    maxGpuHeightMm: null,
    maxCoolerMm: figure(row, "max_cpu_cooler_height", COOLER_MM),
    psuFormFactors: knownOf(wordsOf(row, "supported_power_supply_form_factors"), PSU_FORM_FACTORS),
    maxPsuMm,
    maxPsuWithoutCageMm: null,
    radiatorSpots: null,
    rearConnect: flag(row, "supports_rear_connecting_motherboard"),
    // A list without it may be a list of the type A ports alone.
    frontUsbC: ports?.some((port) => /type.?c/i.test(port)) ? true : null,
    fans: null,
    hubPorts: null,
    hubSataPower: null,
    bays25: countOf(row, "internal_2_5_bays"),
    bays35: countOf(row, "internal_3_5_bays"),
    sizeMm: sizeOf(row),
    frontPorts: ports && ports.length > 0 ? ports : null,
    color: colorOf(row),
  };
}

function boardsOf(row: Row): CaseFacts["boardFormFactors"] {
  const forms = (wordsOf(row, "supported_motherboard_form_factors") ?? []).flatMap((form) => boardFormOf(form) ?? []);
  return forms.length > 0 ? forms : null;
}

function sizeOf(row: Row): CaseFacts["sizeMm"] {
  const [width, height, depth] = ["width", "height", "depth"].map((side) =>
    figure(row, `dimensions_mm.${side}`, MILLIMETERS),
  );
  return width && height && depth ? { width, height, depth } : null;
}
