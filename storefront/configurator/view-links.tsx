import type { JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { BUILD_VIEWS, configurePath } from "./configure-path.ts";

/** To all verdicts, all facts and all pictures of a build; with a script each opens over the page. */
export function ViewLinks({ judged }: { judged: JudgedBuild }) {
  if (judged.build === "") return null;
  return (
    <ul className="configure__views type-14">
      {BUILD_VIEWS.map((view) => (
        <li key={view}>
          <a
            className="link"
            data-in-place=""
            data-view={view}
            href={configurePath(judged, { build: judged.build, view })}
          >
            {words.views[view]}
          </a>
        </li>
      ))}
    </ul>
  );
}
