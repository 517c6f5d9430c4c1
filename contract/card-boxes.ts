import type { CardBox } from "#rules/build/card-box.ts";

/** Of a PC: its name, what its graphics card weighs packed, and how that travels. */
export interface CardInBox {
  Name: string;
  Grams: number;
  Box: Exclude<CardBox, "fitted">;
}

/** PCs of a cart whose card may or must travel in a box of its own, and whether those that may do. */
export interface CardBoxes {
  Cards: CardInBox[];
  Apart: boolean;
}
