export * from "../en-US/game-ladder.ts";
