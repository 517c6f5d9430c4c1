import { CARD_BOX_ABOVE } from "#rules/build/ship-to-rows.ts";
import { slotsText } from "#words/card-box.ts";
import { weightText } from "#words/weights.ts";

/** Which cards travel apart, and how one goes in. The limits are the rule's own. */
export function CardBoxTopic() {
  const { offeredSlots, cardSlots, computerGrams } = CARD_BOX_ABOVE;
  return (
    <>
      <p>
        Une carte graphique tient dans son emplacement par un seul bord. Plus son refroidisseur est épais, plus elle y
        tire quand un colis tombe&nbsp;: elle peut plier l’emplacement ou l’arracher. C’est pourquoi une carte de plus
        de {slotsText(cardSlots)}, et la carte de tout PC de plus de {weightText(computerGrams)}, voyage dans sa propre
        boîte. Au-delà de {slotsText(offeredSlots)}, vous choisissez&nbsp;: dans l’emplacement avec un support et de la
        mousse, ou dans sa propre boîte. Le prix est le même.
      </p>
      <p>Chaque PC est monté et testé avec sa carte. C’est seulement ensuite que la carte est retirée.</p>
      <h2 className="type-18">Comment installer la carte</h2>
      <ol className="plain-list">
        <li>
          Couchez le PC sur le côté, débranché. Retirez la vitre et les deux vis à l’arrière, à côté de l’emplacement.
        </li>
        <li>
          Poussez la carte bien droit dans le long emplacement jusqu’à ce que son loquet fasse clic. Remettez les deux
          vis.
        </li>
        <li>
          Branchez le câble qui attend à côté de l’emplacement, jusqu’au clic. Remettez la vitre, puis allumez le PC.
        </li>
      </ol>
      <p>
        Il faut environ dix minutes et un tournevis. La garantie est la même&nbsp;: installer la carte n’y met pas fin.
        Appelez-nous et nous resterons en ligne avec vous.
      </p>
    </>
  );
}
