import { Button } from "#ui/button.tsx";
import { showroomWords as words } from "#words/showroom.ts";
import type { StageState } from "./stage-model.ts";

interface StageNoteProps {
  state: StageState;
  bytes: number;
  onLoad(): void;
  onStop(): void;
}

/** What stands over the pictures while there is no model, and what can be done about it. */
export function StageNote({ state, bytes, onLoad, onStop }: StageNoteProps) {
  const again = (text: string, button: string) => (
    <output className="showroom__note">
      {text}{" "}
      <Button size="small" onClick={onLoad}>
        {button}
      </Button>
    </output>
  );
  switch (state.kind) {
    case "asleep":
    case "model":
      return null;
    case "asked":
      return again(words.size(bytes), words.load);
    case "loading":
      return (
        <p className="showroom__note">
          <progress max={bytes} value={state.done} aria-label={words.load} /> {words.loading(state.done, bytes)}{" "}
          <Button size="small" onClick={onStop}>
            {words.stay}
          </Button>
        </p>
      );
    case "failed":
      return again(words.failed, words.again);
    case "lost":
      return again(words.lost, words.restart);
    case "no-3d":
      return <p className="showroom__note">{words.no3d}</p>;
  }
}
