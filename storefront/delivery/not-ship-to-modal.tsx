import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { topicWords } from "#words/content.ts";
import { notShipToWords as words } from "#words/delivery.ts";
import "../content/topics.css";
import type { Closable } from "../modals/modal-registry.ts";
import { TopicText } from "../modals/topic-modal.tsx";
import { paths } from "../paths.ts";

/** The popup `not-ship-to-or-warranties` (S68): where we ship and where not, then what the warranty is. */
export function NotShipToModal({ onClose }: Closable) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="primary" onClick={onClose}>
          {topicWords.close}
        </Button>
      }
    >
      <table className="compare-table">
        <tbody>
          {[
            [words.usa, words.usaWhole] as const,
            [words.canada, words.canadaWhole] as const,
            [words.others, words.othersNot] as const,
          ].map(([where, what]) => (
            <tr key={where}>
              <th scope="row">{where}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {words.someStates}{" "}
        <a className="link" href={paths.aboutEnergyLaw}>
          {words.whichStates}
        </a>
      </p>
      <p>
        <a className="link" href={paths.shipping}>
          {words.shipping}
        </a>
      </p>
      <h2 className="type-24">{words.warranty}</h2>
      <TopicText path={paths.aboutWarranty} />
    </Dialog>
  );
}
