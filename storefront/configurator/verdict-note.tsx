import type { BuildVerdict, JudgedBuild } from "#contract/configurator.ts";
import { Money } from "#ui/money.tsx";
import { buttonClass } from "#ui/button.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { configurePath } from "./configure-path.ts";

/** What a rule says, with a mark in words, and a button for each way out. */
export function VerdictNote({ verdict, judged }: { verdict: BuildVerdict; judged: JudgedBuild }) {
  const { cls, text, fixes, keepsFromSale } = verdict;
  return (
    <div className="verdict" data-cls={keepsFromSale ? "blocker" : cls}>
      <p>
        <b>{words.marks[cls]}</b> {text}
      </p>
      {cls === "blocker" && fixes.length === 0 && <p className="type-14">{words.noFix}</p>}
      {fixes.length > 0 && (
        <ul>
          {fixes.map((fix) => (
            <li key={fix.build}>
              <a
                className={buttonClass("secondary", "small")}
                data-in-place=""
                href={configurePath(judged, { build: fix.build })}
              >
                {fix.text} <Money amount={fix.difference} sign />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
