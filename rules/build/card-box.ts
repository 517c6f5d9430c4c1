import { CARD_BOX_ABOVE } from "./ship-to-rows.ts";

/** How a PC's graphics card travels: in its slot, in its slot or in a box of its own as its buyer wants, or in its own box. */
export type CardBox = "fitted" | "either" | "apart";

/** By how many slots the card takes, null where nobody knows, and by the packed weight of the whole computer. */
export function cardBoxOf(slots: number | null, computerGrams: number): CardBox {
  if ((slots ?? 0) > CARD_BOX_ABOVE.cardSlots || computerGrams > CARD_BOX_ABOVE.computerGrams) return "apart";
  return (slots ?? 0) > CARD_BOX_ABOVE.offeredSlots ? "either" : "fitted";
}

/** Whether it leaves our workshop in a box of its own. */
export function travelsApart(box: CardBox, isWanted: boolean): boolean {
  return box === "apart" || (box === "either" && isWanted);
}
