import type { FrameLadder } from "#contract/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { island } from "../islands/island.tsx";
import { GameLadder } from "./game-ladder.tsx";
import { LadderList } from "./ladder-list.tsx";

const GameLadderIsland = island("game-ladder", GameLadder, "interact");

/** On the home page; not there in a shop without frame rates. */
export function LadderSection({ ladder }: { ladder: FrameLadder }) {
  if (ladder.rungs.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="ladder-title">
      <div className="section-head">
        <div>
          <h2 className="type-36" id="ladder-title">
            {words.title}
          </h2>
          <p>{words.lead}</p>
        </div>
      </div>
      <GameLadderIsland games={ladder.games} wish={ladder.wish}>
        <LadderList ladder={ladder} />
      </GameLadderIsland>
    </section>
  );
}
