import fc from "fast-check";
import { expect, test } from "vitest";
import { BUILD_RULES, SHIP_TO_RULES } from "#rules/build/all-rules.ts";
import { EMPTY_BUILD } from "#rules/build/build-of-parts.ts";
import { checkBuild } from "#rules/build/check-build.ts";
import { judgeMade } from "#rules/testing/judge-made.ts";
import { MADE_CIRCUMSTANCES } from "#rules/testing/made-build.ts";
import { randomBuild, randomCircumstances } from "#rules/testing/random-build.ts";
import { missingText, verdictText } from "./build-verdicts.ts";

test("every verdict of a random build is a whole sentence, without a fact that is left open", () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      const { verdicts, missing, shipTo } = checkBuild(build, circumstances);
      for (const verdict of [...verdicts, ...shipTo]) {
        said.add(verdict.rule);
        const text = verdictText(verdict);
        expect(text, verdict.rule).toMatch(/^[A-Z0-9].*\.$/);
        expect(text, verdict.rule).not.toMatch(/undefined|null|NaN|Infinity| {2}|[ (][,.)]|not known/);
      }
      for (const one of missing) expect(missingText(one)).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 250 },
  );
  expect(said.size).toBe(BUILD_RULES.length + SHIP_TO_RULES.length);
});

test("a blocker says both facts and by how much it is short", () => {
  const verdict = judgeMade("gpu.length", { card: { lengthMm: 370 } });
  expect(verdict && verdictText(verdict)).toBe("Card 370 mm, case 360 mm: 10 mm too long.");
});

test("an unknown has a sentence of its own, and never the sentence of a class that its rule has not", () => {
  const verdict = judgeMade("memory.slots", { memory: { modules: null } });
  expect(verdict && verdictText(verdict)).toBe("The number of modules or of slots isn’t known.");
});

test("what is missing says why", () => {
  const processor = { processor: { integratedGraphics: false }, card: null } as const;
  expect(judgeMade("gpu.length", processor)).toBeUndefined();
  expect(missingText({ category: "card", why: "no_graphics", certain: true })).toBe(
    "This processor has no graphics of its own: it needs a graphics card.",
  );
  expect(checkBuild(EMPTY_BUILD, MADE_CIRCUMSTANCES).missing.map(missingText)[0]).toBe("It still needs a case.");
});
