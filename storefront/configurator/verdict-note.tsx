import type { BuildVerdict, JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { FixList } from "./fix-list.tsx";

/** What a rule says, with a mark in words, and a button for each way out. */
export function VerdictNote({ verdict, judged }: { verdict: BuildVerdict; judged: JudgedBuild }) {
  const { cls, text, fixes, keepsFromSale } = verdict;
  return (
    <div className="verdict" data-cls={keepsFromSale ? "blocker" : cls}>
      <p>
        <b>{words.marks[cls]}</b> {text}
      </p>
      {cls === "blocker" && fixes.length === 0 && <p className="type-14">{words.noFix}</p>}
      {fixes.length > 0 && <FixList fixes={fixes} judged={judged} />}
    </div>
  );
}
