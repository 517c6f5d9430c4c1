import { CARD_BOX_ABOVE } from "#rules/build/ship-to-rows.ts";
import { slotsText } from "#words/card-box.ts";
import { weightText } from "#words/weights.ts";

/** Which cards travel apart, and how one goes in. The limits are the rule's own. */
export function CardBoxTopic() {
  const { offeredSlots, cardSlots, computerGrams } = CARD_BOX_ABOVE;
  return (
    <>
      <p>
        A graphics card hangs in its slot by one edge. The thicker its cooler, the harder it pulls there when a parcel
        drops: it can bend the slot or tear it out. So a card of more than {slotsText(cardSlots)}, and the card of any
        PC of more than {weightText(computerGrams)}, travels in a box of its own. Above {slotsText(offeredSlots)} you
        choose: in the slot with a bracket and foam, or in its own box. Either costs the same.
      </p>
      <p>Every PC is built and tested with its card in it. Only then does the card come out.</p>
      <h2 className="type-18">How the card goes in</h2>
      <ol className="plain-list">
        <li>
          Lay the PC on its side, with its plug out. Take off the glass, and the two screws at the back beside the slot.
        </li>
        <li>Push the card straight into the long slot until its latch clicks. Put both screws back.</li>
        <li>Plug in the cable that waits beside the slot, until it clicks. Put the glass back, then switch on.</li>
      </ol>
      <p>
        It takes about ten minutes and one screwdriver. The warranty is the same: fitting the card doesn’t end it. Call
        us and we stay on the line.
      </p>
    </>
  );
}
