import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FrameLadder, getFrameLadder } from "#contract/frames.ts";
import { readFrameWish } from "#rules/frames/frame-ladder.ts";
import { Button } from "#ui/button.tsx";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { LadderList } from "./ladder-list.tsx";
import { ladderOf } from "./ladder-path.ts";
import { LadderWish } from "./ladder-wish.tsx";

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
      <LadderWish ref={form} games={games} wish={first} onChange={read}>
        <noscript>
          <Button type="submit">{words.show}</Button>
        </noscript>
      </LadderWish>
      <div aria-live="polite" aria-busy={!isFirst && found === null} className="ladder-results">
        {shown?.ok === false && <p className="strong">{words.failed}</p>}
        {shown?.ok ? <LadderList ladder={shown.reply} /> : children}
      </div>
    </>
  );
}
