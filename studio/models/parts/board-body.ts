import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { RearSockets } from "../../looks/rear-sockets.ts";
import type { Vector } from "../../model.ts";
import { boardInk, chipsetBlock, driveCover, finnedBlock, socketShroud } from "./board-cooling.ts";
import { boardPlan, type BoardPlan, type BoardSize } from "./board-plan.ts";
import {
  plugPlaces,
  plugs,
  processorPlugPlaces,
  processorPlugsEnd,
  sideBehind,
  solderedFromBehind,
} from "./board-plugs.ts";
import { boardOutline, printedSheet, type Taken } from "./board-print.ts";
import { rearPorts } from "./board-rear.ts";
import { boardSteel, capacitors, cardSlot, coils, memorySlot, processorSocket } from "./board-sockets.ts";

export interface MotherboardOptions {
  size?: BoardSize;
  /** Shorter than the standard where a case leaves less room, in units. */
  height?: number | undefined;
  /** Printed along the cover of the rear sockets. */
  name?: string;
  /** Printed on the chipset's block. */
  mark?: string;
  memorySlots?: 2 | 4;
  driveSlots?: number;
  cardSlots?: 1 | 2;
  wifi?: boolean;
  rear: RearSockets;
  /** Plugs for the processor's power at the top left. */
  processorPlugs?: 1 | 2;
  sataSockets?: number;
  /** Cables plug in from behind: no plugs at the front. "unseen" leaves the side behind plain. */
  plugsBehind?: boolean | "unseen";
}

/** The options with what a board has unless told. */
type Board = Required<Omit<MotherboardOptions, "height">>;

const USUAL = {
  size: "ATX",
  name: "NORVANE X9",
  mark: "X9",
  memorySlots: 4,
  driveSlots: 4,
  cardSlots: 2,
  wifi: true,
  processorPlugs: 2,
  sataSockets: 4,
  plugsBehind: false,
} as const satisfies Omit<Board, "rear">;

/** Where others connect, in the frame that the board was built in. */
export interface BoardPlaces {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** z of the board's face. */
  face: number;
  processor: readonly [x: number, y: number];
  powerPlug: readonly [x: number, y: number];
  /** Plugs for the processor's power. */
  processorPlugs: readonly (readonly [x: number, y: number])[];
  /** Middle of the memory slots. */
  memory: readonly [x: number, y: number];
  /** y of the first graphics slot; `cardAbove` of graphics-card.ts tells where a card stands. */
  cardSlotY: number;
}

/** A motherboard in the XY plane: rear sockets at its left edge, parts towards +Z. `corner` is its lower left one. */
export function motherboard(kit: Kit, corner: Vector, options: MotherboardOptions): BoardPlaces {
  const { size = USUAL.size, height } = options;
  const plan = boardPlan(size, height);
  const board: Board = { ...USUAL, ...options, size };
  if (size === "Mini-ITX") board.memorySlots = 2;
  kit.at(corner, null, () => {
    circuitBoard(kit, plan, board);
    powerStage(kit, plan, board);
    socketShroud(kit, plan.height - 0.03, plan.shroudHeight, 0, board.name);
    rearPorts(kit, plan.height - 0.06, 0, {
      wifi: board.wifi,
      height: plan.shroudHeight + 0.02,
      compact: plan.compact,
      sockets: board.rear,
    });
    processorSocket(kit, [...plan.processor, 0]);
    memorySlots(kit, plan, board);
    slotsAndDrives(kit, plan, board);
    if (board.plugsBehind) solderedFromBehind(kit, plan, board);
    else plugs(kit, plan, board);
    if (board.plugsBehind === true) sideBehind(kit, plan, board, BEHIND);
    smallParts(kit, plan);
  });
  const [x, y, z] = corner;
  const places = (place: readonly [number, number]) => [x + place[0], y + place[1]] as const;
  return {
    left: x,
    right: x + plan.width,
    bottom: y,
    top: y + plan.height,
    face: z,
    processor: places(plan.processor),
    powerPlug: places(plan.powerPlug),
    processorPlugs: processorPlugPlaces(plan.height, board.processorPlugs).map(places),
    memory: places([plan.memory.x, plan.memory.y]),
    cardSlotY: y + plan.cardSlotY,
  };
}

/** z of the side away from the parts. */
const BEHIND = -0.051;

function circuitBoard(kit: Kit, plan: BoardPlan, board: Board): void {
  kit.slab(boardOutline(plan), 0.05, kit.materials.boardEdge, [0, 0, -0.026], { bevel: 0 });
  printedSheet(kit, plan, takenPlaces(plan, board));
}

/** What stands on the face, so that small chips and their print keep clear of it. */
function takenPlaces(plan: BoardPlan, board: Board): Taken[] {
  const { width, height, processor, memory: slots, chipset, secondSlotY } = plan;
  const shroud = height - 0.03 - plan.shroudHeight / 2;
  const second = board.cardSlots > 1;
  return [
    [0.2, shroud, 0.5, plan.shroudHeight],
    [(0.4 + processor[0] + 0.45) / 2, height - 0.66, processor[0] + 0.05, 1.36],
    [slots.x, slots.y, board.memorySlots * slots.pitch + 0.03, slots.length + 0.2],
    ...plan.drives.slice(0, board.driveSlots).map((cover): Taken => [cover.x, cover.y, cover.width, cover.height]),
    [plan.cardSlotX + 0.03, plan.cardSlotY, 1.08, 0.13],
    ...(secondSlotY === undefined
      ? []
      : [[plan.cardSlotX - (second ? 0 : 0.34) + 0.03, secondSlotY, second ? 1.08 : 0.4, 0.13] as const]),
    ...(chipset ? [[chipset.x, chipset.y, chipset.size, chipset.size] as const] : []),
    ...plan.holes.map((hole): Taken => [...hole, 0.16, 0.16]),
    ...plan.chips.map(([x, y, size]): Taken => [x, y, size, size]),
    [...plan.battery, 0.24, 0.24],
    [0.1, 0.36, 0.1, 0.44],
    [...cornerPrint(width, height), 0.26, 0.06],
    ...plugPlaces(plan, board, board.plugsBehind !== false),
  ];
}

/** Where the maker's name is printed: clear of the memory slots' latches, which hide what lies beside them. */
const cornerPrint = (width: number, height: number) => [width - 0.32, height - 0.56] as const;

function powerStage(kit: Kit, plan: BoardPlan, { processorPlugs }: Board): void {
  const { height, processor, compact } = plan;
  const [x, y] = processor;
  const left = 0.44;
  if (compact) finnedBlock(kit, [left + 0.05, y + 0.04, 0.16], [0.1, 0.7, 0.3]);
  else {
    finnedBlock(kit, [left + 0.08, y + 0.06, 0.16], [0.16, 0.96, 0.3]);
    coils(kit, [left + 0.205, y - 0.34, 0], [0, 0.108], 7);
  }
  const start = processorPlugsEnd(processorPlugs);
  const end = compact ? 1.34 : 1.53;
  finnedBlock(kit, [(start + end) / 2, height - 0.16, 0.16], [end - start, 0.2, 0.3]);
  coils(kit, [x - 0.27, height - 0.31, 0], [0.108, 0], 6);
  capacitors(kit, [x - 0.28, y - 0.47, 0], [0.08, 0], 8, false);
}

function memorySlots(kit: Kit, { memory: place }: BoardPlan, { memorySlots: slots }: Board): void {
  for (let slot = 0; slot < slots; slot += 1)
    memorySlot(kit, [place.x + (slot - (slots - 1) / 2) * place.pitch, place.y, 0], place.length, slot % 2 === 1);
}

function slotsAndDrives(kit: Kit, plan: BoardPlan, { driveSlots, cardSlots, mark }: Board): void {
  const drives = plan.drives.slice(0, driveSlots).toSorted((one, other) => one.x - other.x || other.y - one.y);
  drives.forEach(({ x, y, width, height }, index) => {
    const stacked = plan.compact && driveSlots > drives.length;
    driveCover(kit, [x, y, 0], width, height, stacked ? "M.2_1 + 2" : `M.2_${index + 1}`);
  });
  cardSlot(kit, [plan.cardSlotX, plan.cardSlotY, 0], plan.compact ? 0.92 : 0.96, true);
  if (plan.secondSlotY !== undefined) {
    const second = cardSlots > 1;
    cardSlot(kit, [plan.cardSlotX - (second ? 0 : 0.34), plan.secondSlotY, 0], second ? 0.96 : 0.28, false);
  }
  if (plan.chipset) chipsetBlock(kit, [plan.chipset.x, plan.chipset.y, 0], plan.chipset.size, mark);
}

function smallParts(kit: Kit, plan: BoardPlan): void {
  const { black, gunmetal } = kit.materials;
  for (const [x, y, size] of plan.chips) {
    kit.box([x, y, 0.02], [size, size, 0.035], black, 0.006);
    kit.cylinder([x - size * 0.36, y + size * 0.36, 0.038], 0.009, 0.002, gunmetal, "z", { segments: 12 });
  }
  const [batteryX, batteryY] = plan.battery;
  kit.cylinder([batteryX, batteryY, 0.02], 0.108, 0.04, black, "z", { segments: 40 });
  kit.cylinder([batteryX, batteryY, 0.03], 0.096, 0.05, boardSteel(kit), "z", { segments: 40 });
  kit.torus([batteryX, batteryY, 0.055], 0.078, 0.003, gunmetal);
  label(kit, "3 V", [batteryX, batteryY, 0.057], 0.55, "z", { color: "#17191d" });
  if (plan.compact) return;
  capacitors(kit, [0.1, 0.2, 0], [0, 0.078], 5, true);
  label(kit, "NORVANE", [...cornerPrint(plan.width, plan.height), 0.003], 0.42, "z", {
    color: boardInk(kit),
    weight: 700,
  });
}
