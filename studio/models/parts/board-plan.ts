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
  /** Rows of bare pins for the case's cables, with the columns of each. */
  pinHeaders: readonly (readonly [x: number, y: number, columns: number])[];
  fanHeaders: readonly (readonly [x: number, y: number])[];
  chips: readonly (readonly [x: number, y: number, size: number])[];
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
  const cardSlotY = height - 1.84;
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
        { x: 2.07, y: height - 0.8, width: 0.24, height: 1.1 },
      ]
    : [
        first,
        { ...row, y: cardSlotY - 0.25, width: 1.1 },
        { ...beside, x: 1.92, y: above + 0.025 },
        { ...beside, x: 1.92, y: above - 0.185 },
      ];
  const powerPlug = [width - 0.09, height - 0.92] as const;
  const right = width - 0.22;
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
      [0.063, height - 1.77],
    ],
    shroudHeight: 1.66,
    processor: [1.03, height - 0.84],
    powerPlug,
    memory: { x: 1.73, y: height - 0.75, length: 1.33, pitch: 0.105 },
    cardSlotX: 1.0,
    cardSlotY,
    secondSlotY: spacious ? cardSlotY - 0.68 : 0.19,
    drives,
    chipset: { x: width - 0.54, y: spacious ? 0.5 : 0.325, size: spacious ? 0.66 : 0.45 },
    sataY: spacious ? 0.98 : 0.62,
    battery: [0.28, spacious ? cardSlotY - 0.4 : 0.25],
    pinHeaders: [0.22, 0.52, 0.82, 1.1, 1.52, 1.8, 2.06].map((x, index) => [x, 0.05, index % 3 === 0 ? 4 : 8] as const),
    fanHeaders: [0.1, 0.2, 0.3].map((below) => [right, height - below] as const),
    chips: [
      [right - 0.08, powerPlug[1] + 0.12, 0.13],
      [right - 0.1, powerPlug[1] - 0.2, 0.17],
      [right - 0.02, powerPlug[1] - 0.42, 0.09],
      [0.3, cardSlotY - (spacious ? 0.1 : 0.07), 0.16],
      spacious ? [0.24, 0.42, 0.13] : [2.27, 0.35, 0.13],
    ],
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
    shroudHeight: 1.46,
    processor: [0.93, height - 0.76],
    powerPlug: [width - 0.08, height - 0.52],
    memory: { x: 1.45, y: height - 0.76, length: 1.33, pitch: 0.085 },
    cardSlotX: 0.82,
    cardSlotY: 0.09,
    drives: [{ x: 0.83, y: 0.31, width: 0.78, height: 0.22 }],
    sataY: 0.29,
    battery: [1.47, 0.115],
    pinHeaders: [
      [0.22, 0.06, 4],
      [0.21, 0.145, 8],
    ],
    fanHeaders: [
      [width - 0.08, 0.475],
      [width - 0.08, 0.54],
    ],
    chips: [[1.295, 0.31, 0.1]],
  };
}
