import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import { boardTraces } from "../../kit/textures/board-traces.ts";
import type { Vector } from "../../model.ts";
import { boardInk, chipsetBlock, driveCover, finnedBlock, socketShroud } from "./board-cooling.ts";
import { boardPlan, type BoardPlan, type BoardSize } from "./board-plan.ts";
import { rearPorts } from "./board-rear.ts";
import {
  boardSteel,
  capacitors,
  cardSlot,
  coils,
  driveSockets,
  memorySlot,
  pinHeader,
  pinHousing,
  processorSocket,
  solderPoints,
} from "./board-sockets.ts";
import { seatedMemory } from "./memory-module.ts";

export interface MotherboardOptions {
  size?: BoardSize;
  /** Shorter than the standard where a case leaves less room, in units. */
  height?: number | undefined;
  /** Printed along the cover of the rear sockets. */
  name?: string;
  /** Printed on the chipset's block. */
  mark?: string;
  memorySlots?: 2 | 4;
  /** Memory modules in the slots. */
  modules?: 0 | 1 | 2 | 4;
  driveSlots?: number;
  cardSlots?: 1 | 2;
  wifi?: boolean;
  /** Plugs for the processor's power at the top left. */
  processorPlugs?: 1 | 2;
  sataSockets?: number;
  /** Cables plug in from behind: no plugs at the front. */
  plugsBehind?: boolean;
}

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
  /** Middle of the memory slots. */
  memory: readonly [x: number, y: number];
  /** y of the first graphics slot; `cardAbove` of graphics-card.ts tells where a card stands. */
  cardSlotY: number;
}

/** A motherboard in the XY plane: rear sockets at its left edge, parts towards +Z. `corner` is its lower left one. */
export function motherboard(kit: Kit, corner: Vector, options: MotherboardOptions = {}): BoardPlaces {
  const plan = boardPlan(options.size ?? "ATX", options.height);
  kit.at(corner, null, () => {
    circuitBoard(kit, plan);
    powerStage(kit, plan, options.processorPlugs ?? 2);
    socketShroud(kit, plan.height - 0.03, plan.shroudHeight, 0, options.name ?? "NORVANE X9");
    rearPorts(kit, plan.height - 0.06, 0, {
      wifi: options.wifi ?? true,
      height: plan.shroudHeight + 0.02,
      compact: plan.compact,
    });
    processorSocket(kit, [...plan.processor, 0]);
    memory(kit, plan, options);
    slotsAndDrives(kit, plan, options);
    if (options.plugsBehind) plugsFromBehind(kit, plan, options);
    else plugs(kit, plan, options);
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
    memory: places([plan.memory.x, plan.memory.y]),
    cardSlotY: y + plan.cardSlotY,
  };
}

function circuitBoard(kit: Kit, { width, height, holes }: BoardPlan): void {
  const { boardEdge } = kit.materials;
  const outline = new THREE.Shape();
  outline.moveTo(0, 0);
  outline.lineTo(width, 0);
  outline.lineTo(width, height);
  outline.lineTo(0, height);
  for (const hole of holes) outline.holes.push(roundedHole(0.056, 0.056, 0.0279, hole));
  kit.slab(outline, 0.05, boardEdge, [0, 0, -0.026], { bevel: 0 });
  const face = kit.shared("board face", () =>
    kit.material({ map: boardTraces(kit.isWhite), roughness: 0.55, envMapIntensity: 0.5 }),
  );
  const sheet = new THREE.ShapeGeometry(outline);
  const uv = sheet.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getX(index) / 3.05, uv.getY(index) / 3.05);
  kit.add(sheet, face, [0, 0, 0.0005]);
  for (const [x, y] of holes) kit.torus([x, y, 0.001], 0.045, 0.014, boardSteel(kit), "z", 0.3);
}

/** Where the plugs for the processor's power stand, and how much of the upper edge each takes. */
const PROCESSOR_PLUGS = { start: 0.365, step: 0.235 } as const;

function powerStage(kit: Kit, plan: BoardPlan, processorPlugs: number): void {
  const { height, processor, compact } = plan;
  const [x, y] = processor;
  const left = 0.44;
  if (compact) finnedBlock(kit, [left + 0.05, y + 0.04, 0.16], [0.1, 0.7, 0.3]);
  else {
    finnedBlock(kit, [left + 0.08, y + 0.06, 0.16], [0.16, 0.96, 0.3]);
    coils(kit, [left + 0.205, y - 0.34, 0], [0, 0.108], 7);
  }
  const start = PROCESSOR_PLUGS.start + processorPlugs * PROCESSOR_PLUGS.step;
  const end = compact ? 1.34 : 1.53;
  finnedBlock(kit, [(start + end) / 2, height - 0.16, 0.16], [end - start, 0.2, 0.3]);
  coils(kit, [x - 0.27, height - 0.31, 0], [0.108, 0], 6);
  capacitors(kit, [x - 0.28, y - 0.47, 0], [0.08, 0], 8, false);
}

function memory(kit: Kit, { memory: place }: BoardPlan, { memorySlots = 4, modules = 0, size }: MotherboardOptions) {
  const slots = size === "Mini-ITX" ? 2 : memorySlots;
  for (let slot = 0; slot < slots; slot += 1)
    memorySlot(kit, [place.x + (slot - (slots - 1) / 2) * place.pitch, place.y, 0], place.length, slot % 2 === 1);
  const seats: readonly number[] = modules === 4 || slots === 2 ? [0, 1, 2, 3] : modules === 2 ? [1, 3] : [1];
  for (const seat of seats.slice(0, Math.min(modules, slots)))
    seatedMemory(kit, [place.x + (seat - (slots - 1) / 2) * place.pitch, place.y, 0.07], place.length * 0.96);
}

function slotsAndDrives(kit: Kit, plan: BoardPlan, { driveSlots = 4, cardSlots = 2, mark = "X9" }: MotherboardOptions) {
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

interface Housing {
  at: readonly [x: number, y: number];
  columns: number;
  rows: number;
  pitch?: number;
  height?: number;
}

function housings({ width, height, powerPlug, fanHeaders }: BoardPlan, processorPlugs: number): Housing[] {
  const { start, step } = PROCESSOR_PLUGS;
  return [
    ...Array.from({ length: processorPlugs }, (_, plug): Housing => {
      return { at: [start + 0.11 + plug * step, height - 0.07], columns: 4, rows: 2 };
    }),
    { at: powerPlug, columns: 2, rows: 12 },
    { at: [width - 0.08, powerPlug[1] - 0.48], columns: 1, rows: 3, pitch: 0.07, height: 0.16 },
    ...fanHeaders.map((at): Housing => ({ at, columns: 4, rows: 1, pitch: 0.03, height: 0.08 })),
  ];
}

function plugs(kit: Kit, plan: BoardPlan, { processorPlugs = 2, sataSockets = 4 }: MotherboardOptions): void {
  for (const { at, columns, rows, ...size } of housings(plan, processorPlugs))
    pinHousing(kit, [...at, 0], columns, rows, size);
  const pairs = Math.ceil(Math.min(sataSockets, plan.compact ? 2 : 8) / 2);
  for (let pair = 0; pair < pairs; pair += 1) driveSockets(kit, [plan.width - 0.08, plan.sataY + pair * 0.19, 0]);
  for (const [x, y, columns] of plan.pinHeaders) pinHeader(kit, [x, y, 0], columns);
}

/** From the front one sees only where they are soldered in, and a print that says so. */
function plugsFromBehind(kit: Kit, plan: BoardPlan, { processorPlugs = 2 }: MotherboardOptions): void {
  for (const { at, columns, rows, pitch } of housings(plan, processorPlugs))
    solderPoints(kit, [...at, 0], columns, rows, pitch);
  for (const [x, y, columns] of plan.pinHeaders) solderPoints(kit, [x, y, 0], columns, 2, 0.026);
  const place = [plan.width - 0.4, plan.sataY + 0.1, 0.003] as const;
  label(kit, "ALL PLUGS BEHIND", place, 0.66, "z", { color: boardInk(kit), weight: 700 });
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
  label(kit, "NORVANE", [plan.width - 0.42, plan.height - 0.05, 0.003], 0.34, "z", {
    color: boardInk(kit),
    weight: 700,
  });
}
