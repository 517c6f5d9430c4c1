import type { CardBoxes } from "#contract/card-boxes.ts";
import { type CardBox, cardBoxOf, travelsApart } from "#rules/build/card-box.ts";
import { CARD_SLOT } from "#rules/build/chosen-parts.ts";
import type { CartLine } from "./cart-lines.ts";
import type { LoadedCart } from "./load-cart.ts";

type CardOfLine = Pick<CartLine, "kind" | "cardGrams" | "weightGrams" | "longer" | "configured">;

/** How the graphics card of a PC travels, and its packed weight; null of what has none, or is no PC. */
function cardOf(line: CardOfLine): { grams: number; box: CardBox } | null {
  if (line.kind !== "desktop" || line.longer) return null;
  const { configured } = line;
  const grams = configured
    ? (configured.parts.find(({ optionId }) => optionId === CARD_SLOT)?.sku.weightGrams ?? null)
    : line.cardGrams;
  return grams === null ? null : { grams, box: cardBoxOf(grams, line.weightGrams) };
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
    return card && card.box !== "fitted" ? [{ Name: line.name, Grams: card.grams, Box: card.box }] : [];
  });
  return cards.length === 0 ? null : { Cards: cards, Apart: cart.cardsApart };
}
