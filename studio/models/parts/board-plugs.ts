import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import { boardInk } from "./board-cooling.ts";
import type { BoardPlan } from "./board-plan.ts";
import { printedSheet, type Taken } from "./board-print.ts";
import { boardSteel, driveSockets, pinHeader, pinHousing, solderPoints } from "./board-sockets.ts";

/** Where the plugs for the processor's power stand, right of the sockets' cover, and how much of the upper edge each takes. */
const PROCESSOR_PLUGS = { start: 0.45, step: 0.235 } as const;

export interface BoardPlugs {
  processorPlugs: number;
  sataSockets: number;
  memorySlots: number;
}

interface Housing {
  name: string;
  at: readonly [x: number, y: number];
  columns: number;
  rows: number;
  pitch?: number;
  height?: number;
}

/** Middles of the plugs for the processor's power, on a board of this height. */
export function processorPlugPlaces(height: number, count: number): (readonly [x: number, y: number])[] {
  const { start, step } = PROCESSOR_PLUGS;
  return Array.from({ length: count }, (_, plug) => [start + 0.11 + plug * step, height - 0.07] as const);
}

/** How far the plugs for the processor's power reach along the upper edge. */
export const processorPlugsEnd = (count: number): number => PROCESSOR_PLUGS.start + count * PROCESSOR_PLUGS.step;

function housings({ width, height, powerPlug, fanHeaders }: BoardPlan, processorPlugs: number): Housing[] {
  return [
    ...processorPlugPlaces(height, processorPlugs).map((at): Housing => ({ name: "8 PIN", at, columns: 4, rows: 2 })),
    { name: "24 PIN", at: powerPlug, columns: 2, rows: 12 },
    { name: "", at: [width - 0.08, powerPlug[1] - 0.48], columns: 1, rows: 3, pitch: 0.07, height: 0.16 },
    ...fanHeaders.map((at): Housing => ({ name: "", at, columns: 4, rows: 1, pitch: 0.03, height: 0.08 })),
  ];
}

const SATA_STEP = 0.19;

/** Middles of the double sockets for SATA drives. */
function sataPlaces(plan: BoardPlan, sataSockets: number): (readonly [x: number, y: number])[] {
  const pairs = Math.ceil(Math.min(sataSockets, plan.compact ? 2 : 8) / 2);
  return Array.from({ length: pairs }, (_, pair) => [plan.width - 0.08, plan.sataY + pair * SATA_STEP] as const);
}

/** Where "all plugs behind" is printed. */
const behindPrint = (plan: BoardPlan) => [plan.width - 0.4, plan.sataY + 0.1] as const;

export function plugPlaces(plan: BoardPlan, { processorPlugs, sataSockets }: BoardPlugs, behind: boolean): Taken[] {
  return [
    ...housings(plan, processorPlugs).map(({ at, columns, rows, pitch = 0.05 }): Taken => [
      ...at,
      columns * pitch + 0.04,
      rows * pitch + 0.04,
    ]),
    ...plan.pinHeaders.map(([x, y, columns]): Taken => [x, y + 0.03, columns * 0.026 + 0.03, 0.16]),
    ...(behind
      ? [[...behindPrint(plan), 0.66, 0.12] as const]
      : sataPlaces(plan, sataSockets).map((at): Taken => [...at, 0.18, 0.19])),
  ];
}

export function plugs(kit: Kit, plan: BoardPlan, { processorPlugs, sataSockets }: BoardPlugs): void {
  for (const { at, columns, rows, ...size } of housings(plan, processorPlugs))
    pinHousing(kit, [...at, 0], columns, rows, size);
  for (const at of sataPlaces(plan, sataSockets)) driveSockets(kit, [...at, 0]);
  for (const [x, y, columns] of plan.pinHeaders) pinHeader(kit, [x, y, 0], columns);
}

/** From the front one sees only where they are soldered in, and a print that says so. */
export function solderedFromBehind(kit: Kit, plan: BoardPlan, { processorPlugs }: BoardPlugs): void {
  for (const { at, columns, rows, pitch } of housings(plan, processorPlugs))
    solderPoints(kit, [...at, 0], columns, rows, pitch);
  for (const [x, y, columns] of plan.pinHeaders) solderPoints(kit, [x, y, 0], columns, 2, 0.026);
  label(kit, "ALL PLUGS BEHIND", [...behindPrint(plan), 0.003], 0.66, "z", { color: boardInk(kit), weight: 700 });
}

/** The side towards the case's tray, in the frame of the board's face: all plugs, and what else is fixed from here. */
export function sideBehind(kit: Kit, plan: BoardPlan, options: BoardPlugs, z: number): void {
  const { width, height } = plan;
  kit.at([width, 0, z], "-z", () => {
    const mirrored = ([x, y]: readonly [x: number, y: number]) => [width - x, y] as const;
    const holes = plan.holes.map(mirrored);
    const printed = behindNames(plan, options).map(({ text, at }) => ({ text, at: mirrored(at) }));
    const taken: Taken[] = [
      ...plugPlaces(plan, options, false).map(([x, y, ...size]): Taken => [width - x, y, ...size]),
      ...fixings(plan, options).map(([x, y, ...size]): Taken => [width - x, y, ...size]),
      ...holes.map((at): Taken => [...at, 0.16, 0.16]),
      [...mirrored(plan.processor), BACK_PLATE.width, BACK_PLATE.height],
      ...printed.map(({ at }): Taken => [...at, 0.34, 0.13]),
    ];
    printedSheet(kit, { width, height, holes }, taken);
    for (const { at, columns, rows, ...size } of housings(plan, options.processorPlugs))
      pinHousing(kit, [...mirrored(at), 0], columns, rows, size);
    for (const [x, y, columns] of plan.pinHeaders) pinHeader(kit, [width - x, y, 0], columns);
    for (const at of sataPlaces(plan, options.sataSockets))
      kit.at([...mirrored(at), 0], null, () => driveSockets(kit, [0, 0, 0]), [0, 0, Math.PI]);
    for (const [x, y, across, up] of fixings(plan, options)) fixing(kit, [width - x, y, across, up]);
    backPlate(kit, mirrored(plan.processor));
    for (const { text, at } of printed)
      label(kit, text, [...at, 0.003], 0.6, "z", { color: boardInk(kit), weight: 700 });
  });
}

function behindNames(plan: BoardPlan, { processorPlugs, sataSockets }: BoardPlugs) {
  const [first] = sataPlaces(plan, sataSockets);
  return [
    ...housings(plan, processorPlugs)
      .filter(({ name }) => name !== "")
      .map(({ name, at: [x, y], columns, rows }) =>
        rows > columns ? { text: name, at: [x - 0.24, y] as const } : { text: name, at: [x, y - 0.13] as const },
      ),
    ...(first ? [{ text: "SATA", at: [first[0] - 0.24, first[1]] as const }] : []),
  ];
}

/** Rows of solder under the memory and card slots, seen from the front's frame. */
function fixings({ memory, cardSlotX, cardSlotY }: BoardPlan, { memorySlots }: BoardPlugs): Taken[] {
  return [
    ...Array.from({ length: memorySlots }, (_, slot): Taken => {
      return [memory.x + (slot - (memorySlots - 1) / 2) * memory.pitch, memory.y, 0.03, memory.length * 0.94];
    }),
    [cardSlotX, cardSlotY, 0.9, 0.034],
  ];
}

/** Two rows of points along the longer side. */
function fixing(kit: Kit, [x, y, width, height]: Taken): void {
  const along = width > height;
  const count = Math.round(Math.max(width, height) / 0.04);
  if (along) solderPoints(kit, [x, y, 0], count, 2, 0.036);
  else solderPoints(kit, [x, y, 0], 2, count, 0.036);
}

const BACK_PLATE = { width: 0.84, height: 0.96 } as const;

/** The plate that takes the screws of a processor's cooler. */
function backPlate(kit: Kit, [x, y]: readonly [number, number]): void {
  const { gunmetal, black } = kit.materials;
  kit.box([x, y, 0.02], [BACK_PLATE.width, BACK_PLATE.height, 0.04], gunmetal, 0.02);
  kit.box([x, y, 0.04], [0.46, 0.5, 0.006], black, 0.003);
  for (const sideX of [-1, 1])
    for (const sideY of [-1, 1]) {
      kit.cylinder([x + sideX * 0.37, y + sideY * 0.44, 0.045], 0.05, 0.03, boardSteel(kit), "z", { segments: 24 });
      kit.cylinder([x + sideX * 0.37, y + sideY * 0.44, 0.061], 0.03, 0.004, black, "z", { segments: 20 });
    }
}
