import { CARD_BOX_ABOVE } from "./ship-to-rows.ts";

/** How a PC's graphics card travels: in its slot, in its slot or in a box of its own as its buyer wants, or in its own box. */
export type CardBox = "fitted" | "either" | "apart";

/** By the packed weight of the card, and of the whole computer. */
export function cardBoxOf(cardGrams: number, computerGrams: number): CardBox {
  if (cardGrams > CARD_BOX_ABOVE.cardGrams || computerGrams > CARD_BOX_ABOVE.computerGrams) return "apart";
  return cardGrams > CARD_BOX_ABOVE.offeredGrams ? "either" : "fitted";
}

/** Whether it leaves our workshop in a box of its own. */
export function travelsApart(box: CardBox, isWanted: boolean): boolean {
  return box === "apart" || (box === "either" && isWanted);
}
