import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FrameLadder, getFrameLadder } from "#contract/frames.ts";
import { EASY_FPS } from "#rules/easy-builder/easy-answers.ts";
import { readFrameWish } from "#rules/frames/frame-ladder.ts";
import { RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { resolutionWords } from "#words/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { LADDER_PATH, ladderOf } from "./ladder-path.ts";
import { LadderList } from "./ladder-list.tsx";

interface GameLadderProps extends Pick<FrameLadder, "games" | "wish"> {
  /** The ladder of `wish`, drawn by the server. */
  children?: ReactNode;
}

/** A game, a screen and a frame rate as one sentence, and the PCs for them. Without a script it leads to their page. */
export function GameLadder({ games, wish: first, children }: GameLadderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wish, choose] = useState(first);
  const isFirst = ladderOf(wish) === ladderOf(first);
  const { found, last } = useAsked(isFirst ? null : ladderOf(wish), () =>
    fetchApi(getFrameLadder, { query: { ...wish, fps: String(wish.fps) } }),
  );
  const read = () => {
    const typed = new FormData(form.current ?? undefined);
    choose(readFrameWish(games, (field) => String(typed.get(field))));
  };
  // What was chosen before the script was there.
  const readAtOnce = useEffectEvent(read);
  useEffect(() => readAtOnce(), []);
  const shown = isFirst ? null : last;
  return (
    <>
      <form ref={form} className="ladder-wish" action={LADDER_PATH} method="get" onChange={read}>
        <Sentence
          of={words.wish<ReactNode>(
            <Select key="game" name="game" label={words.game} labelHidden defaultValue={first.game}>
              {games.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>,
            <Select key="screen" name="resolution" label={words.resolution} labelHidden defaultValue={first.resolution}>
              {RESOLUTIONS.map((resolution) => (
                <option key={resolution} value={resolution}>
                  {resolutionWords[resolution]}
                </option>
              ))}
            </Select>,
            <Select key="fps" name="fps" label={words.fps} labelHidden defaultValue={first.fps}>
              {EASY_FPS.map((fps) => (
                <option key={fps} value={fps}>
                  {words.fpsOf(fps)}
                </option>
              ))}
            </Select>,
          )}
        />
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </form>
      <div aria-live="polite" aria-busy={!isFirst && found === null} className="ladder-results">
        {shown?.ok === false && <p className="strong">{words.failed}</p>}
        {shown?.ok ? <LadderList ladder={shown.reply} /> : children}
      </div>
    </>
  );
}
