import { useState } from "react";
import { CARD_BOX_ABOVE } from "#rules/build/ship-to-rows.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { COLON } from "#words/locale.ts";
import { cardShippedWords, mustShipWords, separateWords } from "#words/card-box.ts";
import "../content/topics.css";
import type { Closable } from "../modals/modal-registry.ts";
import { TopicText } from "../modals/topic-modal.tsx";
import { paths } from "../paths.ts";

/** The popup `gpu-must-ship-separately` (S83): how thick it is, what it means, and what its buyer does. */
export function MustShipSeparatelyModal({ slots, onClose }: Closable & { slots: number | null }) {
  const words = mustShipWords;
  const most = CARD_BOX_ABOVE.cardSlots;
  const isThick = slots !== null && slots > most;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.fine}
        </Button>
      }
    >
      <p>{isThick ? words.lead : words.computer}</p>
      <table className="compare-table">
        <tbody>
          {[...(isThick ? words.howThick(slots, most) : []), ...words.facts].map(([what, how]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a className="link" href={paths.aboutCardBox}>
          {words.steps}
        </a>
      </p>
    </Dialog>
  );
}

export interface SeparateShippingProps {
  name: string;
  slots: number | null;
  /** As it is chosen now. */
  apart: boolean;
  /** Null where nothing can be chosen yet: a product's page says what may be chosen at the checkout. */
  onChoose: ((apart: boolean) => void) | null;
}

/** The popup `gpu-separate-shipping` (S82): one box or two, as the buyer wants. */
export function SeparateShippingModal({ name, slots, apart, onChoose, onClose }: Closable & SeparateShippingProps) {
  const words = separateWords;
  const [isApart, setApart] = useState(apart);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button
          look="primary"
          onClick={() => {
            onClose();
            onChoose?.(isApart);
          }}
        >
          {onChoose ? words.use : mustShipWords.fine}
        </Button>
      }
    >
      {slots !== null && <p>{words.lead(name, slots, CARD_BOX_ABOVE.cardSlots)}</p>}
      {onChoose ? (
        <fieldset className="radio-rows">
          <legend className="sr-only">{words.title}</legend>
          {[false, true].map((each) => (
            <RadioRow
              key={String(each)}
              name="card-box"
              value={String(each)}
              checked={each === isApart}
              onChange={() => setApart(each)}
              title={each ? words.apart : words.fitted}
              end={words.free}
              detail={each ? words.apartDetail : words.fittedDetail}
            />
          ))}
        </fieldset>
      ) : (
        <>
          <ul className="plain-list">
            <li>
              {words.fitted}
              {COLON}
              {words.free}. {words.fittedDetail}
            </li>
            <li>
              {words.apart}
              {COLON}
              {words.free}. {words.apartDetail}
            </li>
          </ul>
          <p>{words.later}</p>
        </>
      )}
      <p>
        <a className="link" href={paths.aboutCardBox}>
          {mustShipWords.steps}
        </a>
      </p>
    </Dialog>
  );
}

/** The popup `video-card-shipped` (S94): what came apart, and how it goes in. */
export function VideoCardShippedModal({ onClose }: Closable) {
  const words = cardShippedWords;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{words.lead}</p>
      <TopicText path={paths.aboutCardBox} fromHeading />
    </Dialog>
  );
}
