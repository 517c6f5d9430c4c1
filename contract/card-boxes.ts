import type { CardBox } from "#rules/build/card-box.ts";

/** Of a PC: its name, how many slots its graphics card takes, as far as that is known, and how that travels. */
export interface CardInBox {
  Name: string;
  Slots: number | null;
  Box: Exclude<CardBox, "fitted">;
}

/** PCs of a cart whose card may or must travel in a box of its own, and whether those that may do. */
export interface CardBoxes {
  Cards: CardInBox[];
  Apart: boolean;
}
