/** A key: its legend, how many key widths it takes, and how many free widths are before it. */
export interface Key {
  legend: string;
  /** What Shift gives, printed above. */
  upper?: string | undefined;
  width?: number;
  before?: number;
  /** How many rows it is tall; 2 for Enter and plus of a number block. */
  rows?: number;
  /** Of the darker group: everything that types nothing. */
  isModifier?: boolean;
}
export type Rows = readonly (readonly Key[])[];

const typing = (legends: string, uppers = ""): Key[] =>
  legends.split("").map((legend, index) => ({ legend, upper: uppers[index] }));
const modifier = (legend: string, width = 1, before = 0): Key => ({ legend, width, before, isModifier: true });
const functions = (from: number, to: number, before = 0): Key[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    legend: `F${from + index}`,
    isModifier: true,
    before: index === 0 ? before : 0,
  }));

const NUMBERS = typing("1234567890-=", "!@#$%^&*()_+");
const UPPER = typing("QWERTYUIOP[]");
const HOME = typing("ASDFGHJKL;'");
const LOWER = typing("ZXCVBNM,./");
const slash: Key = { legend: "\\", width: 1.5 };
const space = (width: number): Key => ({ legend: "", width });

export const ROWS_60: Rows = [
  [modifier("Esc"), ...NUMBERS, modifier("Back", 2)],
  [modifier("Tab", 1.5), ...UPPER, slash],
  [modifier("Caps", 1.75), ...HOME, modifier("Enter", 2.25)],
  [modifier("Shift", 2.25), ...LOWER, modifier("Shift", 2.75)],
  [
    modifier("Ctrl", 1.25),
    modifier("Win", 1.25),
    modifier("Alt", 1.25),
    space(6.25),
    modifier("Alt", 1.25),
    modifier("Fn", 1.25),
    modifier("Menu", 1.25),
    modifier("Ctrl", 1.25),
  ],
];

/** The place above the last column is for the knob. */
export const ROWS_75: Rows = [
  [
    modifier("Esc"),
    ...functions(1, 4, 0.25),
    ...functions(5, 8, 0.25),
    ...functions(9, 12, 0.25),
    modifier("Del", 1, 0.25),
  ],
  [{ legend: "`", upper: "~" }, ...NUMBERS, modifier("Back", 2), modifier("Home")],
  [modifier("Tab", 1.5), ...UPPER, slash, modifier("PgUp")],
  [modifier("Caps", 1.75), ...HOME, modifier("Enter", 2.25), modifier("PgDn")],
  [modifier("Shift", 2.25), ...LOWER, modifier("Shift", 1.75), modifier("↑"), modifier("End")],
  [
    modifier("Ctrl", 1.25),
    modifier("Win", 1.25),
    modifier("Alt", 1.25),
    space(6.25),
    modifier("Alt"),
    modifier("Fn"),
    modifier("Ctrl"),
    modifier("←"),
    modifier("↓"),
    modifier("→"),
  ],
];

export const ROWS_100: Rows = [
  [
    modifier("Esc"),
    ...functions(1, 4, 1),
    ...functions(5, 8, 0.5),
    ...functions(9, 12, 0.5),
    modifier("Prt", 1, 0.25),
    modifier("Scr"),
    modifier("Pse"),
  ],
  [
    { legend: "`", upper: "~" },
    ...NUMBERS,
    modifier("Back", 2),
    modifier("Ins", 1, 0.25),
    modifier("Home"),
    modifier("PgUp"),
    modifier("Num", 1, 0.25),
    modifier("/"),
    modifier("*"),
    modifier("-"),
  ],
  [
    modifier("Tab", 1.5),
    ...UPPER,
    slash,
    modifier("Del", 1, 0.25),
    modifier("End"),
    modifier("PgDn"),
    { legend: "7", before: 0.25 },
    { legend: "8" },
    { legend: "9" },
    { legend: "+", rows: 2, isModifier: true },
  ],
  [
    modifier("Caps", 1.75),
    ...HOME,
    modifier("Enter", 2.25),
    { legend: "4", before: 3.5 },
    { legend: "5" },
    { legend: "6" },
  ],
  [
    modifier("Shift", 2.25),
    ...LOWER,
    modifier("Shift", 2.75),
    modifier("↑", 1, 1.25),
    { legend: "1", before: 1.25 },
    { legend: "2" },
    { legend: "3" },
    { legend: "Ent", rows: 2, isModifier: true },
  ],
  [
    modifier("Ctrl", 1.25),
    modifier("Win", 1.25),
    modifier("Alt", 1.25),
    space(6.25),
    modifier("Alt", 1.25),
    modifier("Fn", 1.25),
    modifier("Menu", 1.25),
    modifier("Ctrl", 1.25),
    modifier("←", 1, 0.25),
    modifier("↓"),
    modifier("→"),
    { legend: "0", width: 2, before: 0.25 },
    { legend: "." },
  ],
];

/** A key in its place: the middle, in key widths from the upper left corner. */
export interface PlacedKey {
  key: Key;
  x: number;
  z: number;
  width: number;
  depth: number;
}

export function placedKeys(rows: Rows): PlacedKey[] {
  return rows.flatMap((row, rowIndex) => {
    let from = 0;
    return row.map((key) => {
      const width = key.width ?? 1;
      const depth = key.rows ?? 1;
      const left = from + (key.before ?? 0);
      from = left + width;
      return { key, x: left + width / 2, z: rowIndex + depth / 2, width, depth };
    });
  });
}

export function widthOf(rows: Rows): number {
  return Math.max(...placedKeys(rows).map(({ x, width }) => x + width / 2));
}

/** Places without a key, between groups and at the ends of rows: the case covers them. */
export function freePlaces(rows: Rows): { x: number; z: number; width: number }[] {
  const keys = placedKeys(rows);
  const total = widthOf(rows);
  return rows.flatMap((_, row) => {
    const middle = row + 0.5;
    const taken = keys
      .filter(({ z, depth }) => Math.abs(z - middle) < depth / 2)
      .map(({ x, width }) => ({ from: x - width / 2, to: x + width / 2 }))
      .sort((one, other) => one.from - other.from);
    let reached = 0;
    return [...taken, { from: total, to: total }].flatMap(({ from, to }) => {
      const free = { x: (reached + from) / 2, z: middle, width: from - reached };
      reached = Math.max(reached, to);
      return free.width > 0.01 ? [free] : [];
    });
  });
}
