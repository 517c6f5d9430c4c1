import type { CardBoxes } from "#contract/card-boxes.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cardBoxWords as words } from "#words/card-box.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { openModal } from "../modals/modal-store.ts";
import { paths } from "../paths.ts";

interface CardBoxChoiceProps {
  boxes: CardBoxes;
  isApart: boolean;
  onChoose(isApart: boolean): void;
}

/** How the graphics cards of an order's PCs travel: said where they must, chosen where they may. A form of the shipping step. */
export function CardBoxChoice({ boxes, isApart, onChoose }: CardBoxChoiceProps) {
  const may = boxes.Cards.find(({ Box }) => Box === "either");
  return (
    <fieldset className="insurance">
      <legend className="sr-only">{words.legend}</legend>
      {namesOnce(boxes.Cards, "apart").map((card) => (
        <p key={card.Name}>
          {words.must(card.Name)}{" "}
          <ModalLink modal={{ card, name: card.Name }} to={paths.aboutCardBox}>
            {words.why}
          </ModalLink>
        </p>
      ))}
      {namesOnce(boxes.Cards, "either").map(({ Name }) => (
        <p key={Name} className="type-14 muted measure">
          {words.may(Name)}
        </p>
      ))}
      {may && (
        <>
          {/* Sent with the form where no script runs, so that an empty box is an answer, too. */}
          <input type="hidden" name="CardsAsked" value="yes" />
          <Checkbox
            roomy
            name="CardsApart"
            value="yes"
            checked={isApart}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          >
            {words.apart}
          </Checkbox>
          <button
            type="button"
            className="text-button with-script"
            onClick={() =>
              openModal("gpu-separate-shipping", { name: may.Name, slots: may.Slots, apart: isApart, onChoose })
            }
          >
            {words.oneOrTwo}
          </button>
        </>
      )}
    </fieldset>
  );
}

/** The same PC may stand in several lines, each with other parts. */
function namesOnce(cards: CardBoxes["Cards"], box: CardBoxes["Cards"][number]["Box"]): CardBoxes["Cards"] {
  const those = cards.filter(({ Box }) => Box === box);
  return those.filter(({ Name }, at) => those.findIndex((other) => other.Name === Name) === at);
}
