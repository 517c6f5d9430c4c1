import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FrameLadder, getFrameLadder } from "#contract/frames.ts";
import { EASY_FPS } from "#rules/easy-builder/easy-answers.ts";
import { type FrameWish, readFrameWish } from "#rules/frames/frame-ladder.ts";
import { RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { resolutionWords } from "#words/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { fetchApi } from "../api/api.ts";
import { LADDER_PATH } from "./ladder-path.ts";
import { LadderList } from "./ladder-list.tsx";

interface GameLadderProps extends Pick<FrameLadder, "games" | "wish"> {
  /** The ladder of `wish`, drawn by the server. */
  children?: ReactNode;
}

/** A game, a screen and a frame rate as one sentence, and the PCs for them. Without a script it leads to their page. */
export function GameLadder({ games, wish, children }: GameLadderProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(wish);
  const [ladder, show] = useState<FrameLadder | null>(null);
  const [state, setState] = useState<"still" | "busy" | "failed">("still");
  const look = async () => {
    const typed = new FormData(form.current ?? undefined);
    const asked = readFrameWish(games, (field) => String(typed.get(field)));
    if (isSame(asked, shown.current)) return;
    shown.current = asked;
    setState("busy");
    const answer = await fetchApi(getFrameLadder, { query: { ...asked, fps: String(asked.fps) } });
    // Another choice was made meanwhile: its answer is the one that counts.
    if (shown.current !== asked) return;
    setState(answer.ok ? "still" : "failed");
    if (answer.ok) show(answer.reply);
  };
  // What was chosen before the script was there.
  const lookAtOnce = useEffectEvent(() => void look());
  useEffect(() => lookAtOnce(), []);
  return (
    <>
      <form ref={form} className="ladder-wish" action={LADDER_PATH} method="get" onChange={() => void look()}>
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
      <div aria-live="polite" aria-busy={state === "busy"} className="ladder-results">
        {state === "failed" && <p className="strong">{words.failed}</p>}
        {ladder ? <LadderList ladder={ladder} /> : children}
      </div>
    </>
  );
}

const isSame = (one: FrameWish, other: FrameWish) =>
  one.game === other.game && one.resolution === other.resolution && one.fps === other.fps;
