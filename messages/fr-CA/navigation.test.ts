import { expect, test } from "vitest";
import { inSentence, wayWords } from "./navigation.ts";

test("a title in the middle of a sentence begins small, but PC stays PC", () => {
  expect(inSentence(wayWords.allGamingPcs)).toBe("tous les ordinateurs de jeu");
  expect(inSentence(wayWords.gamingPcs)).toBe("PC de jeu");
  expect(inSentence(wayWords.gear)).toBe("équipement");
  expect(inSentence(wayWords.readyMadePcs)).toBe("PC préassemblés");
});
