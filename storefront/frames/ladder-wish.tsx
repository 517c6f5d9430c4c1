import type { ReactNode, Ref } from "react";
import type { FrameLadder } from "#contract/frames.ts";
import { RESOLUTIONS, WISHED_FPS } from "#rules/frames/frame-table.ts";
import { Select } from "#ui/select.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { resolutionWords } from "#words/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { LADDER_PATH } from "./ladder-path.ts";
import "./ladder.css";

interface LadderWishProps extends Pick<FrameLadder, "games" | "wish"> {
  ref?: Ref<HTMLFormElement>;
  onChange?(): void;
  /** What sends it. */
  children: ReactNode;
}

/** A game, a screen and a frame rate as one sentence; sent, it leads to their page. */
export function LadderWish({ ref, games, wish, onChange, children }: LadderWishProps) {
  return (
    <form ref={ref} className="ladder-wish" action={LADDER_PATH} method="get" onChange={onChange}>
      <Sentence
        of={words.wish<ReactNode>(
          <Select key="game" name="game" label={words.game} labelHidden defaultValue={wish.game}>
            {games.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>,
          <Select key="screen" name="resolution" label={words.resolution} labelHidden defaultValue={wish.resolution}>
            {RESOLUTIONS.map((resolution) => (
              <option key={resolution} value={resolution}>
                {resolutionWords[resolution]}
              </option>
            ))}
          </Select>,
          <Select key="fps" name="fps" label={words.fps} labelHidden defaultValue={wish.fps}>
            {WISHED_FPS.map((fps) => (
              <option key={fps} value={fps}>
                {words.fpsOf(fps)}
              </option>
            ))}
          </Select>,
        )}
      />
      {children}
    </form>
  );
}
