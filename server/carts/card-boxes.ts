import type { CardBoxes } from "#contract/card-boxes.ts";
import { type CardBox, cardBoxOf, travelsApart } from "#rules/build/card-box.ts";
import type { CartLine } from "./cart-lines.ts";
import type { LoadedCart } from "./load-cart.ts";

type CardOfLine = Pick<CartLine, "kind" | "card" | "weightGrams" | "longer" | "configured">;

/** How the graphics card of a PC travels, and how many slots it takes; null of what has none, or is no PC. */
function cardOf(line: CardOfLine): { slots: number | null; box: CardBox } | null {
  if (line.kind !== "desktop" || line.longer) return null;
  const card = line.configured ? line.configured.build.card?.facts : line.card;
  return card ? { slots: card.slots, box: cardBoxOf(card.slots, line.weightGrams) } : null;
}

/** Whether the card of a line leaves us in a box of its own. */
export function isCardApart(line: CardOfLine, isWanted: boolean): boolean {
  const card = cardOf(line);
  return card !== null && travelsApart(card.box, isWanted);
}

/** Every PC of the cart whose card does not simply travel in its slot; null where there is none. */
export function viewCardBoxes({ cart, lines }: LoadedCart): CardBoxes | null {
  const cards = lines.flatMap((line) => {
    const card = cardOf(line);
    return card && card.box !== "fitted" ? [{ Name: line.name, Slots: card.slots, Box: card.box }] : [];
  });
  return cards.length === 0 ? null : { Cards: cards, Apart: cart.cardsApart };
}
