import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Model3d } from "#contract/model-3d.ts";
import type { Picture as PictureFacts } from "#contract/picture.ts";
import { moved, PLACES, readView, VIEWS, type View } from "#rules/catalog/showroom-views.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { showroomWords as words } from "#words/showroom.ts";
import { InPlace } from "../configurator/in-place.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { ASLEEP, StageModel } from "./stage-model.ts";
import { StageNote } from "./stage-note.tsx";
import showroomStyles from "./showroom.css?url";
import { useDrag } from "./use-drag.ts";

export interface ShowroomFacts {
  name: string;
  /** The page with the stage alone. */
  page: string;
  model: Model3d;
  /** The pictures of it that were taken from these places. */
  pictures: { view: View; picture: PictureFacts }[];
}

const STAGE_SIZES = "(max-width: 900px) 100vw, 800px";
const TURN = 15;
const TIP = 10;
const STEP = 1.25;

/** What keys do; those with a letter do it in either case. */
const KEYS: Readonly<Record<string, { turn?: number; tip?: number; closer?: number }>> = {
  ArrowLeft: { turn: -TURN },
  ArrowRight: { turn: TURN },
  ArrowUp: { tip: TIP },
  ArrowDown: { tip: -TIP },
  "+": { closer: STEP },
  "=": { closer: STEP },
  "-": { closer: 1 / STEP },
};

/** A PC to be turned. Its picture is there at once; the model comes over it, and what is pressed works on either. */
export function ShowroomStage({ name, page, model, pictures, first }: ShowroomFacts & { first: View }) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(first);
  const [place, setPlace] = useState(PLACES[first]);
  const [hasGlass, setHasGlass] = useState(true);
  const [isDay, setIsDay] = useState(false);
  const [stageModel] = useState(() => new StageModel(model));
  const state = useSyncExternalStore(stageModel.subscribe, stageModel.state, () => ASLEEP);
  useEffect(() => (host.current ? stageModel.open(host.current) : undefined), [stageModel]);
  useEffect(() => stageModel.look({ place, hasGlass, isDay }), [stageModel, place, hasGlass, isDay]);
  const is3d = state.kind === "model";
  const shown = pictures.find((one) => one.view === view) ?? pictures[0];
  const look = (next: View) => {
    setView(next);
    setPlace(PLACES[next]);
  };
  const move = (by: Parameters<typeof moved>[1]) => setPlace((before) => moved(before, by));
  const step = (by: 1 | -1) => {
    if (is3d) move({ turn: by * TURN });
    else look(VIEWS[(VIEWS.indexOf(view) + by + VIEWS.length) % VIEWS.length] ?? view);
  };
  const drag = useDrag(move);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by && is3d) move(by);
    else if (by?.turn !== undefined) step(by.turn > 0 ? 1 : -1);
    else if (event.key === "Home") look(VIEWS[0]);
    else if (event.key.toLowerCase() === "g" && is3d) setHasGlass((before) => !before);
    else return;
    event.preventDefault();
  };
  return (
    <div className="showroom__stage on-dark" ref={stage}>
      {/* A sheet of its own: few pages have a stage. */}
      <link rel="stylesheet" href={showroomStyles} precedence="page" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application hears keys and pointers */}
      <div
        className="showroom__view"
        role="application"
        aria-label={is3d ? words.model(name, view) : words.pictures(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn it
        tabIndex={0}
        data-state={state.kind}
        onKeyDown={onKeyDown}
        {...(is3d && drag)}
      >
        {shown && <Picture {...imageSources(shown.picture, STAGE_SIZES, 1920)} when="first" />}
        <div className="showroom__model" ref={host} aria-hidden="true" />
      </div>
      <StageNote
        state={state}
        bytes={model.bytes}
        onLoad={() => void stageModel.load()}
        onStop={() => stageModel.stop()}
      />
      <div className="showroom__bar">
        <InPlace onPress={({ href }) => look(readView(new URL(href).searchParams.get("view")))}>
          <nav className="showroom__views" aria-label={words.views}>
            {VIEWS.map((one) => (
              <a key={one} href={`${page}?view=${one}`} data-in-place aria-current={one === view || undefined}>
                {words.viewNames[one]}
              </a>
            ))}
          </nav>
        </InPlace>
        <div className="showroom__tools with-script">
          <IconButton icon="chevron-left" label={words.turnLeft} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={words.turnRight} onClick={() => step(1)} />
          {is3d && (
            <>
              <IconButton icon="plus" label={words.closer} onClick={() => move({ closer: STEP })} />
              <IconButton icon="minus" label={words.further} onClick={() => move({ closer: 1 / STEP })} />
              <Button size="small" aria-pressed={hasGlass} onClick={() => setHasGlass(!hasGlass)}>
                {words.glass}
              </Button>
              <Button size="small" aria-pressed={isDay} onClick={() => setIsDay(!isDay)}>
                {words.day}
              </Button>
            </>
          )}
          {is3d && document.fullscreenEnabled && (
            <IconButton icon="expand" label={words.full} onClick={() => void toggleFull(stage.current)} />
          )}
        </div>
      </div>
    </div>
  );
}

async function toggleFull(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await stage?.requestFullscreen();
}
