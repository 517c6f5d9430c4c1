import fc from "fast-check";
import { expect, test } from "vitest";
import { BUILD_RULES, SHIP_TO_RULES } from "#rules/build/all-rules.ts";
import { checkBuild } from "#rules/build/check-build.ts";
import { judgeMade } from "#rules/testing/judge-made.ts";
import { randomBuild, randomCircumstances } from "#rules/testing/random-build.ts";
import { missingText, verdictText } from "./build-verdicts.ts";

/** Words of the rules and of en-US that no French sentence has. */
const ENGLISH =
  /\b(?:the|of|and|is|are|not|known|inch|front|rear|top|bottom|side|board|two|four|slots|GB|registered)\b/;

test("every verdict of a random build is a whole sentence in French, without a fact that is left open", () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      const { verdicts, missing, shipTo } = checkBuild(build, circumstances);
      for (const verdict of [...verdicts, ...shipTo]) {
        said.add(verdict.rule);
        const text = verdictText(verdict);
        expect(text, verdict.rule).toMatch(/^[\p{Lu}0-9].*\.$/u);
        expect(text, verdict.rule).not.toMatch(/undefined|null|NaN|Infinity| {2}|[ (][,.)]|inconnu|[a-zé] :/);
        expect(text, verdict.rule).not.toMatch(ENGLISH);
      }
      for (const one of missing) expect(missingText(one)).toMatch(/^\p{Lu}.*\.$/u);
    }),
    { numRuns: 250 },
  );
  expect(said.size).toBe(BUILD_RULES.length + SHIP_TO_RULES.length);
});

test("a blocker says both facts and by how much it is short", () => {
  const verdict = judgeMade("gpu.length", { card: { lengthMm: 370 } });
  expect(verdict && verdictText(verdict)).toBe(
    "Carte graphique 370\u00a0mm, boîtier 360\u00a0mm\u00a0: 10\u00a0mm de trop.",
  );
});

test("what is missing says why", () => {
  expect(missingText({ category: "card", why: "no_graphics", certain: true })).toBe(
    "Ce processeur n’a pas de circuit graphique intégré\u00a0: il faut une carte graphique.",
  );
});
