export type BoardSize = "E-ATX" | "ATX" | "Micro ATX" | "Mini-ITX";

interface DrivePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things sit on a board, in units from its lower left corner. */
export interface BoardPlan {
  width: number;
  height: number;
  /** A Mini-ITX board: no room for what others have. */
  compact: boolean;
  holes: readonly (readonly [x: number, y: number])[];
  shroudHeight: number;
  processor: readonly [x: number, y: number];
  powerPlug: readonly [x: number, y: number];
  memory: { x: number; y: number; length: number; pitch: number };
  cardSlotX: number;
  cardSlotY: number;
  secondSlotY?: number;
  /** Covers over drives, most important first. */
  drives: readonly DrivePlace[];
  chipset?: { x: number; y: number; size: number };
  sataY: number;
  battery: readonly [x: number, y: number];
}

/** Millimetres of the ATX standard over 100. */
const SIZES = {
  "E-ATX": [2.77, 3.05],
  ATX: [2.44, 3.05],
  "Micro ATX": [2.44, 2.44],
  "Mini-ITX": [1.7, 1.7],
} as const;

export function boardPlan(size: BoardSize, height: number = SIZES[size][1]): BoardPlan {
  const width = SIZES[size][0];
  if (size === "Mini-ITX") return compactPlan(width, height);
  const spacious = size !== "Micro ATX";
  const cardSlotY = height - (spacious ? 1.84 : 1.78);
  const above = cardSlotY + 0.25;
  const row = { x: 0.98, width: 1.12, height: 0.2 };
  const beside = { x: width - 0.51, width: 0.72, height: 0.19 };
  const first = { ...row, y: above, width: 1.08 };
  const drives: DrivePlace[] = spacious
    ? [
        first,
        { ...row, y: cardSlotY - 0.26 },
        { ...row, y: cardSlotY - 0.88 },
        { ...row, y: cardSlotY - 0.48 },
        { ...beside, y: above },
        { ...beside, y: above - 0.23 },
        { x: 2.14, y: height - 0.8, width: 0.24, height: 1.1 },
      ]
    : [
        first,
        { ...row, y: cardSlotY - 0.25, width: 1.1 },
        { ...beside, x: 1.92, y: above },
        { ...beside, x: 1.92, y: above - 0.215 },
      ];
  return {
    width,
    height,
    compact: false,
    holes: [
      [0.063, 0.08],
      [0.063, height - 0.1],
      [1.3, 0.08],
      [2.28, 0.08],
      [2.28, height - 0.42],
      [0.063, height - 1.66],
      [1.38, height - 0.06],
    ],
    shroudHeight: 1.66,
    processor: [1.03, height - 0.84],
    powerPlug: [width - 0.09, height - 0.92],
    memory: { x: 1.73, y: height - 0.78, length: 1.33, pitch: 0.105 },
    cardSlotX: 1.0,
    cardSlotY,
    secondSlotY: spacious ? cardSlotY - 0.68 : 0.19,
    drives,
    chipset: { x: width - 0.54, y: spacious ? 0.5 : 0.35, size: spacious ? 0.66 : 0.5 },
    sataY: spacious ? 0.98 : 0.82,
    battery: [0.28, spacious ? cardSlotY - 0.4 : 0.25],
  };
}

function compactPlan(width: number, height: number): BoardPlan {
  return {
    width,
    height,
    compact: true,
    holes: [
      [0.063, 0.063],
      [0.063, height - 0.1],
      [width - 0.063, 0.063],
      [width - 0.063, height - 0.1],
    ],
    shroudHeight: 1.24,
    processor: [0.93, height - 0.76],
    powerPlug: [width - 0.08, height - 0.52],
    memory: { x: 1.45, y: height - 0.76, length: 1.33, pitch: 0.085 },
    cardSlotX: 0.82,
    cardSlotY: 0.09,
    drives: [{ x: 0.92, y: 0.33, width: 1.1, height: 0.28 }],
    sataY: 0.2,
    battery: [0, 0],
  };
}
