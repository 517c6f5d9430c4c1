import type { BuildSheet, JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { VerdictNote } from "./verdict-note.tsx";

/** All that the rules say of a build: what is in the way, with its ways out, and what was compared and fits. */
export function BuildChecks({ judged, sheet }: { judged: JudgedBuild; sheet: BuildSheet }) {
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
