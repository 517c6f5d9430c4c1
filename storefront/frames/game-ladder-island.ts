import { island } from "../islands/island.tsx";
import { GameLadder } from "./game-ladder.tsx";

/** The ladder of a document, whose choices are looked up where it stands. */
export const GameLadderIsland = island("game-ladder", GameLadder, "interact");
