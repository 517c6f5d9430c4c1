import { boardBackConnect } from "./rules/board-back-connect.ts";
import { boardCase } from "./rules/board-case.ts";
import { chipsetCpuBoard } from "./rules/chipset-cpu-board.ts";
import { connEps } from "./rules/conn-eps.ts";
import { connGpu } from "./rules/conn-gpu.ts";
import { connGpuRating } from "./rules/conn-gpu-rating.ts";
import { connSata } from "./rules/conn-sata.ts";
import { coolerCapacity } from "./rules/cooler-capacity.ts";
import { coolerHeight } from "./rules/cooler-height.ts";
import { coolerMemory } from "./rules/cooler-memory.ts";
import { coolerSocket } from "./rules/cooler-socket.ts";
import { displayMode } from "./rules/display-mode.ts";
import { displayOutputs } from "./rules/display-outputs.ts";
import { fansHeaders } from "./rules/fans-headers.ts";
import { gpuHeight } from "./rules/gpu-height.ts";
import { gpuLength } from "./rules/gpu-length.ts";
import { gpuPcie } from "./rules/gpu-pcie.ts";
import { gpuSlots } from "./rules/gpu-slots.ts";
import { memoryCapacity } from "./rules/memory-capacity.ts";
import { memoryEcc } from "./rules/memory-ecc.ts";
import { memoryForm } from "./rules/memory-form.ts";
import { memoryMixed } from "./rules/memory-mixed.ts";
import { memorySlots } from "./rules/memory-slots.ts";
import { memorySpeed } from "./rules/memory-speed.ts";
import { memoryType } from "./rules/memory-type.ts";
import { osSupport } from "./rules/os-support.ts";
import { powerAdvice } from "./rules/power-advice.ts";
import { powerPeak } from "./rules/power-peak.ts";
import { powerSustained } from "./rules/power-sustained.ts";
import { psuForm } from "./rules/psu-form.ts";
import { psuLength } from "./rules/psu-length.ts";
import { radiatorFit } from "./rules/radiator-fit.ts";
import { shipEnergy } from "./rules/ship-energy.ts";
import { shipGpuBox } from "./rules/ship-gpu-box.ts";
import { socketCpuBoard } from "./rules/socket-cpu-board.ts";
import { storageBays } from "./rules/storage-bays.ts";
import { storageLanes } from "./rules/storage-lanes.ts";
import { storageM2 } from "./rules/storage-m2.ts";
import { storageSata } from "./rules/storage-sata.ts";
import { usbFrontC } from "./rules/usb-front-c.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import { splitPath } from "./fact-path.ts";
import type { Rule } from "./rule.ts";
import type { RuleId } from "./rule-ids.ts";

/** Judged of a build alone, in the order in which they are told. */
export const BUILD_RULES: readonly Rule[] = [
  socketCpuBoard,
  chipsetCpuBoard,
  memoryType,
  memoryForm,
  memorySlots,
  memoryCapacity,
  memorySpeed,
  memoryEcc,
  memoryMixed,
  boardCase,
  boardBackConnect,
  gpuLength,
  gpuSlots,
  gpuHeight,
  gpuPcie,
  coolerSocket,
  coolerHeight,
  coolerCapacity,
  coolerMemory,
  radiatorFit,
  psuForm,
  psuLength,
  powerSustained,
  powerPeak,
  powerAdvice,
  connGpu,
  connGpuRating,
  connEps,
  connSata,
  storageM2,
  storageLanes,
  storageSata,
  storageBays,
  fansHeaders,
  usbFrontC,
  displayOutputs,
  displayMode,
  osSupport,
];

/** Judged of a build and the address it goes to. */
export const SHIP_TO_RULES: readonly Rule[] = [shipEnergy, shipGpuBox];

const ALL_RULES = [...BUILD_RULES, ...SHIP_TO_RULES];

export const RULE_BY_ID: ReadonlyMap<RuleId, Rule> = new Map(ALL_RULES.map((rule) => [rule.id, rule]));

/** Categories of the parts that a rule looks at. */
export const CATEGORIES_OF: ReadonlyMap<RuleId, ReadonlySet<PartCategory>> = new Map(
  ALL_RULES.map(({ id, reads, counts = [] }) => [id, new Set([...reads.map((path) => splitPath(path)[0]), ...counts])]),
);

/** Rules of a build that a part of the category may change. */
export function rulesOf(category: PartCategory): readonly Rule[] {
  return BUILD_RULES.filter(({ id }) => CATEGORIES_OF.get(id)?.has(category));
}
