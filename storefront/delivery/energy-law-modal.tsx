import type { EnergyRefusal } from "#rules/build/energy-refusal-facts.ts";
import { ENERGY_ROWS } from "#rules/build/ship-to-rows.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { topicWords } from "#words/content.ts";
import { energyPopupWords as words } from "#words/energy-law.ts";
import "../content/topics.css";
import type { Closable } from "../modals/modal-registry.ts";
import { paths } from "../paths.ts";

/** What is told of a PC that a law of energy keeps out of states; without a state nobody has said where it would go. */
export interface KeptOutPc extends Pick<EnergyRefusal, "name" | "states" | "kwhPerYear" | "kwhAllowed"> {
  state: string | null;
}

/** The popup `cec` (S70): what the law allows, what the PC uses, and the ways that work. */
export function EnergyLawModal({ name, state, states, kwhPerYear, kwhAllowed, onClose }: Closable & KeptOutPc) {
  const exempt = ENERGY_ROWS.find((row) => row.states.some((each) => states.includes(each)))?.exempt;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name, state)}
      actions={
        <Button look="primary" onClick={onClose}>
          {topicWords.close}
        </Button>
      }
    >
      <p>{words.law(states)}</p>
      {kwhPerYear !== null && kwhAllowed !== null ? (
        <table className="compare-table">
          <tbody>
            {[
              [words.allowed, kwhAllowed] as const,
              [words.used, kwhPerYear] as const,
              [words.over, kwhPerYear - kwhAllowed] as const,
            ].map(([label, kwh]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figures">{words.kwh(kwh)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words.notCertified}</p>
      )}
      <h3 className="type-18">{words.ways}</h3>
      <ul className="plain-list">
        <li>{words.elsewhere}</li>
        <li>{words.certified}</li>
        {exempt && <li>{words.parts(exempt)}</li>}
      </ul>
      <p>
        <a className="link" href={paths.aboutEnergyLaw}>
          {words.more}
        </a>
      </p>
    </Dialog>
  );
}
