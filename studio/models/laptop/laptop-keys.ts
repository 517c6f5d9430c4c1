import { type Key, ROWS_75, type Rows } from "../keyboard/layouts.ts";
import type { LaptopBody } from "./laptop-body.ts";

const key = (legend: string, width = 1, before = 0): Key => ({ legend, width, before });

/** A flat keyboard without gaps: the function keys fill their row. */
const ROWS: Rows = ROWS_75.map((row, index) =>
  index === 0 ? [...row.map((each) => ({ ...each, before: 0 })), key("Ins"), key("Prt")] : row,
);

/** Before the number block, in keys: more would bare a broad strip of the lit floor. */
const NUMBERS_GAP = 0.12;
const NUMBER_BLOCK: readonly (readonly Key[])[] = [
  [key("Num", 1, NUMBERS_GAP), key("/"), key("*")],
  [key("7", 1, NUMBERS_GAP), key("8"), key("9")],
  [key("4", 1, NUMBERS_GAP), key("5"), key("6")],
  [key("1", 1, NUMBERS_GAP), key("2"), key("3")],
  [key("+", 1, NUMBERS_GAP), key("-"), key("=")],
  [key("0", 2, NUMBERS_GAP), key(".")],
];

const ROWS_WITH_NUMBERS: Rows = ROWS.map((row, index) => [...row, ...(NUMBER_BLOCK[index] ?? [])]);

export function rowsOf({ hasNumbers }: LaptopBody): Rows {
  return hasNumbers ? ROWS_WITH_NUMBERS : ROWS;
}
