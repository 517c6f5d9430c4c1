import type { ShipTo } from "#rules/address/ship-to.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { BuildBill } from "./build-bill.tsx";
import "./configurator.css";
import { BuildNewsNote } from "./build-news-note.tsx";
import { InPlace } from "./in-place.tsx";
import { KeptOutNote } from "./kept-out-note.tsx";
import { LightChoice } from "./light-choice.tsx";
import type { ConfiguratorFacts } from "./load-configurator.ts";
import { openBuildPopup } from "./open-build-popup.ts";
import { SlotRow } from "./slot-row.tsx";
import { useChoices } from "./use-choices.ts";
import { ViewLinks } from "./view-links.tsx";

/**
 * A PC slot by slot, and what it costs. Everything is a link, so that the server answers it without a script; with one,
 * the same links are answered in place or in a popup, and each choice can be taken back.
 */
export function Configurator({ start, shipTo }: { start: ConfiguratorFacts; shipTo: ShipTo | null }) {
  const { facts, isAsking, canUndo, canRedo, go, undo, redo } = useChoices(start);
  const { judged, options, isAll, wrongLight } = facts;
  const press = (link: HTMLAnchorElement) => {
    if (!openBuildPopup(link, judged, go)) go(link.href);
  };
  return (
    <InPlace className="configure__columns" aria-busy={isAsking || undefined} onPress={press}>
      <section aria-labelledby="parts-title">
        <div className="configure__bar">
          <h2 className="type-24" id="parts-title">
            {words.parts}
          </h2>
          {(canUndo || canRedo) && (
            <p>
              <Button size="small" look="quiet" disabled={!canUndo} onClick={undo}>
                {words.undo}
              </Button>
              <Button size="small" look="quiet" disabled={!canRedo} onClick={redo}>
                {words.redo}
              </Button>
            </p>
          )}
        </div>
        <output className="configure__state type-14 muted">{words.state(judged)}</output>
        <ViewLinks judged={judged} />
        <BuildNewsNote judged={judged} />
        <KeptOutNote judged={judged} shipTo={shipTo} />
        <ol className="build-slots">
          {judged.slots.map((slot) => (
            <SlotRow
              key={slot.slot}
              slot={slot}
              judged={judged}
              options={options?.slot === slot.slot ? options : null}
              isAll={isAll}
              onGo={go}
            />
          ))}
        </ol>
        <LightChoice judged={judged} typed={wrongLight} onGo={go} />
        <a className="configure__strip" href="#bill-title">
          <span>{words.yours(judged.name)}</span>
          <Money amount={judged.price} />
        </a>
      </section>
      <BuildBill judged={judged} isAsking={isAsking} />
    </InPlace>
  );
}
