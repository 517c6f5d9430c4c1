import type { BuildSheet, JudgedBuild } from "#contract/configurator.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { KeptOutNote } from "./kept-out-note.tsx";
import { VerdictNote } from "./verdict-note.tsx";

interface BuildChecksProps {
  judged: JudgedBuild;
  sheet: BuildSheet;
  shipTo: ShipTo | null;
}

/** All that the rules say of a build: what is in the way, with its ways out, and what was compared and fits. */
export function BuildChecks({ judged, sheet, shipTo }: BuildChecksProps) {
  const { verdicts, missing } = judged;
  return (
    <div className="build-checks">
      <p className="muted">{words.state(judged)}</p>
      {missing.map(({ text }) => (
        <p key={text} className="verdict" data-cls="note">
          {text}
        </p>
      ))}
      {verdicts.map((verdict) => (
        <VerdictNote key={verdict.rule} verdict={verdict} judged={judged} />
      ))}
      <KeptOutNote judged={judged} shipTo={shipTo} />
      {sheet.passes.length > 0 && (
        <>
          <h3 className="type-18">{words.passes}</h3>
          <ul className="build-checks__passes type-14">
            {sheet.passes.map(({ rule, text }) => (
              <li key={rule}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
