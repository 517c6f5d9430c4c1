import { use, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { framesWords as words } from "#words/frames.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { fetchedFrames } from "./fetched-frames.ts";
import { FrameAnswer } from "./frame-answer.tsx";
import { readFrameChoice } from "./frame-choice.ts";
import { FrameSelects } from "./frame-selects.tsx";
import "./frames.css";

/** The popup `game-fps` (S95): a game, a resolution and a preset, and the rate with how it is known. */
export function GameFpsModal({ slug, name, onClose }: Closable & { slug: string; name: string }) {
  const frames = use(fetchedFrames(slug));
  const [chosen, choose] = useState(() => readFrameChoice(frames, () => null));
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.popup}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>
        {name}. {words.lead(frames.processor.name, frames.card.name)}
      </p>
      <form
        onChange={(event) => {
          const typed = new FormData(event.currentTarget);
          choose(readFrameChoice(frames, (field) => String(typed.get(field))));
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <FrameSelects games={frames.games} chosen={chosen} id="popup" />
      </form>
      <FrameAnswer frames={frames} chosen={chosen} />
    </Dialog>
  );
}
