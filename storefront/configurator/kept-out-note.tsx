import type { JudgedBuild } from "#contract/configurator.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { energyWords, keptOutWords as words } from "#words/energy-law.ts";
import { useShipTo } from "../delivery/use-ship-to.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { FixList } from "./fix-list.tsx";

interface KeptOutNoteProps {
  judged: JudgedBuild;
  /** What the server knows of the place; a browser knows its own. */
  shipTo: ShipTo | null;
}

/** Where a law of energy keeps the build out: a warning with ways out where it would go there, a line elsewhere. */
export function KeptOutNote({ judged, shipTo }: KeptOutNoteProps) {
  const place = useShipTo() ?? shipTo;
  const { keptOut, name } = judged;
  if (!keptOut) return null;
  const { fixes, ...known } = keptOut;
  const state = place?.country === "USA" && known.states.includes(place.state) ? place.state : null;
  const why = (
    <ModalLink modal={{ keptOut: { ...known, name, state } }} to={paths.aboutEnergyLaw}>
      {energyWords.whatToDo}
    </ModalLink>
  );
  if (state === null)
    return (
      <p className="kept-out type-14 muted">
        {words.nowhere(known.states)} {why}
      </p>
    );
  return (
    <div className="kept-out">
      <Notice tone="warning" say="politely" title={words.there(name, state)}>
        <p>
          {energyWords.why(known)} {why}
        </p>
        <p>{fixes.length > 0 ? words.fixes(fixes.length) : words.noFix}</p>
        {fixes.length > 0 && <FixList fixes={fixes} judged={judged} />}
      </Notice>
    </div>
  );
}
