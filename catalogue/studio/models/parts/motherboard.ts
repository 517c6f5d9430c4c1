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
  capacitors,
  cardSlot,
  coils,
  driveSockets,
  memorySlot,
  pinHeader,
  pinHousing,
  processorSocket,
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
    powerStage(kit, plan, options.plugsBehind ? 0 : (options.processorPlugs ?? 2));
    socketShroud(kit, plan.height - 0.03, plan.shroudHeight, 0, options.name ?? "NORVANE X9");
    rearPorts(kit, plan.height - 0.06, 0, { wifi: options.wifi ?? true, height: plan.height });
    processorSocket(kit, [...plan.processor, 0]);
    memory(kit, plan, options);
    slotsAndDrives(kit, plan, options);
    if (!options.plugsBehind) edgePlugs(kit, plan, options.sataSockets ?? 4);
    if (!plan.compact) lowerEdge(kit, plan);
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
  const { boardEdge, aluminium } = kit.materials;
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
  for (const [x, y] of holes) kit.torus([x, y, 0.001], 0.045, 0.014, aluminium, "z", 0.3);
}

function powerStage(kit: Kit, plan: BoardPlan, plugs: number): void {
  const { height, processor, compact } = plan;
  const [x, y] = processor;
  const left = 0.44;
  const stage = compact ? 0.7 : 0.96;
  if (compact) finnedBlock(kit, [left + 0.05, y + 0.04, 0.16], [0.1, stage, 0.3]);
  else {
    finnedBlock(kit, [left + 0.1, y + 0.06, 0.16], [0.2, stage, 0.3]);
    coils(kit, [left + 0.26, y + 0.06 - stage / 2 + 0.06, 0], [0, 0.108], Math.floor(stage / 0.108));
  }
  const topWidth = compact ? 0.66 : 0.98;
  finnedBlock(kit, [x + 0.02, height - 0.16, 0.16], [topWidth, 0.2, 0.3]);
  coils(kit, [x + 0.02 - topWidth / 2 + 0.06, height - 0.325, 0], [0.108, 0], Math.floor(topWidth / 0.108));
  for (let plug = 0; plug < plugs; plug += 1) pinHousing(kit, [0.48 - plug * 0.24, height - 0.07, 0.001], 4, 2);
  capacitors(kit, [x - 0.3, y - 0.47, 0], [0.086, 0], 8, false);
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
  plan.drives.slice(0, driveSlots).forEach(({ x, y, width, height }, index) => {
    driveCover(kit, [x, y, 0], width, height, `M.2_${index + 1}`);
  });
  cardSlot(kit, [plan.cardSlotX, plan.cardSlotY, 0], plan.compact ? 0.92 : 0.96, true);
  if (plan.secondSlotY !== undefined) {
    const second = cardSlots > 1;
    cardSlot(kit, [plan.cardSlotX - (second ? 0 : 0.34), plan.secondSlotY, 0], second ? 0.96 : 0.28, false);
  }
  if (plan.chipset) chipsetBlock(kit, [plan.chipset.x, plan.chipset.y, 0], plan.chipset.size, mark);
}

function edgePlugs(kit: Kit, plan: BoardPlan, sataSockets: number): void {
  const { width, powerPlug, compact } = plan;
  pinHousing(kit, [powerPlug[0], powerPlug[1], 0], 2, 12);
  pinHousing(kit, [width - 0.08, powerPlug[1] - 0.48, 0], 1, 3, { pitch: 0.07, height: 0.16 });
  const pairs = Math.ceil(Math.min(sataSockets, compact ? 2 : 8) / 2);
  for (let pair = 0; pair < pairs; pair += 1)
    driveSockets(kit, [width - 0.08, (compact ? 0.2 : plan.sataY) + pair * 0.19, 0]);
}

function lowerEdge(kit: Kit, plan: BoardPlan): void {
  for (let header = 0; header < 7; header += 1)
    pinHeader(kit, [0.22 + header * 0.29, 0.05, 0], header % 3 === 0 ? 4 : 8);
  capacitors(kit, [0.1, 0.16, 0], [0, 0.085], 6, true);
  const { black, aluminium, gunmetal } = kit.materials;
  const [batteryX, batteryY] = plan.battery;
  const right = plan.width - 0.22;
  for (let header = 0; header < 3; header += 1)
    pinHousing(kit, [right, plan.height - 0.12 - header * 0.13, 0], 4, 1, { pitch: 0.03, height: 0.08 });
  for (const [x, y, size] of [
    [right - 0.08, plan.powerPlug[1] + 0.12, 0.13],
    [right - 0.1, plan.powerPlug[1] - 0.2, 0.17],
    [right - 0.02, plan.powerPlug[1] - 0.42, 0.09],
    [0.3, plan.cardSlotY - 0.1, 0.16],
  ] as const) {
    kit.box([x, y, 0.02], [size, size, 0.035], black, 0.006);
    kit.cylinder([x - size * 0.36, y + size * 0.36, 0.038], 0.009, 0.002, gunmetal, "z", { segments: 12 });
  }
  kit.box([0.24, 0.42, 0.035], [0.13, 0.13, 0.05], black, 0.006);
  kit.cylinder([batteryX, batteryY, 0.03], 0.1, 0.05, aluminium, "z", { segments: 40 });
  label(kit, "3 V", [batteryX, batteryY, 0.057], 0.1, "z", { color: "#2b2e33" });
  label(kit, "NORVANE", [plan.width - 0.42, plan.height - 0.05, 0.003], 0.34, "z", {
    color: boardInk(kit),
    weight: 700,
  });
}
