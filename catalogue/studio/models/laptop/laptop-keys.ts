import { type Key, ROWS_75, type Rows } from "../keyboard/layouts.ts";

const key = (legend: string, width = 1, before = 0): Key => ({ legend, width, before });

/** A flat keyboard without gaps: the function keys fill their row. */
export const LAPTOP_ROWS: Rows = ROWS_75.map((row, index) =>
  index === 0 ? [...row.map((each) => ({ ...each, before: 0 })), key("Ins"), key("Prt")] : row,
);

const NUMBER_BLOCK: readonly (readonly Key[])[] = [
  [key("Num", 1, 0.25), key("/"), key("*")],
  [key("7", 1, 0.25), key("8"), key("9")],
  [key("4", 1, 0.25), key("5"), key("6")],
  [key("1", 1, 0.25), key("2"), key("3")],
  [key("+", 1, 0.25), key("-"), key("=")],
  [key("0", 2, 0.25), key(".")],
];

export const LAPTOP_ROWS_WITH_NUMBERS: Rows = LAPTOP_ROWS.map((row, index) => [...row, ...(NUMBER_BLOCK[index] ?? [])]);
