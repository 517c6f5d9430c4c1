import type { FrameRates } from "#contract/frames.ts";
import { framesWords as words } from "#words/frames.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { RatesTable } from "./rates-table.tsx";
import "./frames.css";

/** On a PC's page: every game at every resolution, and the ways to where a number comes from. */
export function FrameSection({ frames }: { frames: FrameRates }) {
  const { slug, name, processor, card, sample } = frames;
  return (
    <section className="page section frames" id="frames" aria-labelledby="frames-title">
      <h2 className="type-28" id="frames-title">
        {words.section}
      </h2>
      <p className="muted">{words.lead(processor.name, card.name)}</p>
      {sample && <p className="frames__sample type-14">{words.sample}</p>}
      <RatesTable frames={frames} preset="high" />
      <p className="frames__ways type-14">
        <ModalLinkIsland modal={{ frames: "game-fps", slug, name }} to={paths.frameRates(slug)}>
          {words.open}
        </ModalLinkIsland>
        <ModalLinkIsland modal={{ frames: "benchmark", slug, name }} to={`${paths.frameRates(slug)}#benchmark`}>
          {words.benchmark}
        </ModalLinkIsland>
      </p>
    </section>
  );
}
