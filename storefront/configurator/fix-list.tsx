import type { BuildFix, JudgedBuild } from "#contract/configurator.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { configurePath } from "./configure-path.ts";

/** A button for each way out, with what it costs. */
export function FixList({ fixes, judged }: { fixes: readonly BuildFix[]; judged: JudgedBuild }) {
  return (
    <ul className="fixes">
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
  );
}
