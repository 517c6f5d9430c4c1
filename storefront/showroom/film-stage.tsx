import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { chapterAt, CHAPTERS, FILM_LENGTH, filmPlace } from "#rules/catalog/model-film.ts";
import { PLACES } from "#rules/catalog/showroom-views.ts";
import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { filmWords as words } from "#words/showroom.ts";
import { imageSources } from "../pictures/image-url.ts";
import showroomStyles from "./showroom.css?url";
import type { ShowroomFacts } from "./showroom-stage.tsx";
import { ASLEEP, StageModel } from "./stage-model.ts";
import { StageNote } from "./stage-note.tsx";
import { useFilm } from "./use-film.ts";

const FILM_SIZES = "(max-width: 640px) 100vw, 552px";

/** A PC filmed from its own model; where the browser cannot draw, from its pictures. Nothing of it is fetched before Play. */
export function FilmStage({ model, pictures }: Pick<ShowroomFacts, "model" | "pictures">) {
  const host = useRef<HTMLDivElement>(null);
  const [hasBegun, setBegun] = useState(false);
  const [stageModel] = useState(() => new StageModel(model));
  const state = useSyncExternalStore(stageModel.subscribe, stageModel.state, () => ASLEEP);
  const film = useFilm(state.kind === "model" || state.kind === "no-3d");
  const { second, isPlaying } = film;
  const chapter = chapterAt(second);
  useEffect(() => {
    if (!hasBegun || !host.current) return;
    const close = stageModel.open(host.current);
    // Who saves data has pressed Play, and read how much that is.
    if (stageModel.state().kind === "asked") void stageModel.load();
    return close;
  }, [hasBegun, stageModel]);
  useEffect(() => {
    if (state.kind === "no-3d") return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    stageModel.stand(isCalm ? PLACES[chapter] : filmPlace(second));
  }, [stageModel, second, chapter, state.kind]);
  const still = pictures.find(({ view }) => view === (hasBegun ? chapter : "corner")) ?? pictures[0];
  const press = () => {
    setBegun(true);
    if (isPlaying) film.pause();
    else film.play();
  };
  return (
    <div className="film">
      <link rel="stylesheet" href={showroomStyles} precedence="page" />
      <div className="film__view on-dark" data-state={state.kind}>
        {still && <Picture {...imageSources(still.picture, FILM_SIZES, 1200)} when="first" />}
        <div className="film__model" ref={host} aria-hidden="true" />
        <StageNote
          state={state.kind === "no-3d" ? ASLEEP : state}
          bytes={model.bytes}
          onLoad={() => void stageModel.load()}
          onStop={() => {
            film.pause();
            stageModel.stop();
          }}
        />
        {hasBegun && <p className="film__caption">{words.captions[chapter]}</p>}
      </div>
      <div className="film__bar">
        <Button look="primary" onClick={press}>
          {isPlaying ? words.pause : second >= FILM_LENGTH ? words.again : words.play}
        </Button>
        <input
          type="range"
          min={0}
          max={FILM_LENGTH}
          step={1}
          value={Math.floor(second)}
          disabled={!hasBegun}
          aria-label={words.seek}
          aria-valuetext={`${words.time(second, FILM_LENGTH)}. ${words.captions[chapter]}`}
          onChange={(event) => film.seek(Number(event.target.value))}
        />
        <span className="figures type-14">{words.time(second, FILM_LENGTH)}</span>
      </div>
      {!hasBegun && <p className="muted type-14">{words.lead(FILM_LENGTH, model.bytes)}</p>}
      {state.kind === "no-3d" && <p className="muted type-14">{words.stills}</p>}
      <h3 className="type-16 strong">{words.chapters}</h3>
      <ol className="plain-list">
        {CHAPTERS.map(({ view, from }) => (
          <li key={view} aria-current={(hasBegun && view === chapter) || undefined}>
            <span className="figures muted">{words.at(from)}</span> {words.captions[view]}
          </li>
        ))}
      </ol>
    </div>
  );
}
