import type { JudgedBuild } from "#contract/configurator.ts";
import { RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { configuratorWords } from "#words/configurator.ts";
import { framesWords as words, resolutionWords } from "#words/frames.ts";
import { chooserPath, configurePath, configureSearch } from "./configure-path.ts";
import { HiddenFields } from "./hidden-fields.tsx";

interface FrameFormProps {
  judged: JudgedBuild;
  slot: number;
  isAll: boolean;
  onGo(address: string): void;
}

/** The game that the options of a slot are compared in: a form that is an address, answered in place by a script. */
export function FrameForm({ judged, slot, isAll, onGo }: FrameFormProps) {
  const { frames, build } = judged;
  if (frames === null) return null;
  const { games, game, resolution, sample } = frames;
  return (
    <form
      className="frame-form"
      method="get"
      action={`${chooserPath(judged)}#slot-${slot}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const screen = RESOLUTIONS.find((each) => each === typed.get("screen")) ?? resolution;
        const asked = { ...judged, frames: { ...frames, game: String(typed.get("game")), resolution: screen } };
        onGo(configurePath(asked, { build, slot, all: isAll }));
      }}
    >
      <HiddenFields of={configureSearch({ ...judged, frames: null }, { build, slot, all: isAll })} />
      <Select id={`game-${slot}`} name="game" label={configuratorWords.framesIn} defaultValue={game}>
        {games.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select id={`screen-${slot}`} name="screen" label={words.resolution} defaultValue={resolution}>
        {RESOLUTIONS.map((each) => (
          <option key={each} value={each}>
            {resolutionWords[each]}
          </option>
        ))}
      </Select>
      <Button type="submit">{words.show}</Button>
      <p className="type-13 muted">
        {configuratorWords.framesHow} {sample && words.sample}
      </p>
    </form>
  );
}
