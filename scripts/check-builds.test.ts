import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "#server/testing/run-script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "builds-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What somebody gets who writes these lines into a file and checks them. */
async function check(...lines: string[]) {
  const file = join(folder, "builds.jsonl");
  await writeFile(file, lines.join("\n"));
  const { code, lines: answers } = await runScript("check-builds", [file], {});
  return { code, answers: answers.filter((line) => line !== "").map((line) => JSON.parse(line)) };
}

const tooLong = {
  id: "mine",
  case: { facts: { maxGpuMm: 360 } },
  card: { id: "a long card", facts: { lengthMm: 361 } },
  memory: [{ facts: { modules: 2 } }],
};

test("a build from plain facts gets verdicts with the facts they compare, and what it lacks", async () => {
  const { code, answers } = await check(JSON.stringify(tooLong));
  expect(code).toBe(0);
  expect(answers).toHaveLength(2);
  const [answer, counts] = answers;
  expect(answer).toMatchObject({ line: 1, id: "mine", shipTo: [] });
  expect(answer.heavy).toEqual(["gpu.length", "gpu.slots", "gpu.height", "radiator.fit"]);
  expect(answer.verdicts).toContainEqual(
    expect.objectContaining({
      rule: "gpu.length",
      cls: "blocker",
      have: 361,
      limit: 360,
      unit: "mm",
      margin: -1,
      parts: ["case", "a long card"],
      fixes: ["card", "case"],
      text: "Card 361 mm, case 360 mm: 1 mm too long.",
    }),
  );
  expect(answer.verdicts).toContainEqual(
    expect.objectContaining({ rule: "gpu.height", cls: "unknown", weight: "blocker" }),
  );
  expect(answer.missing).toContainEqual({
    category: "processor",
    why: "required",
    certain: true,
    text: "It still needs a processor.",
  });
  expect(counts).toEqual({ read: 1, wrong: 0 });
});

test("a line that cannot be read is named by number and field, and nothing is lost", async () => {
  const { code, answers } = await check(
    "{oops",
    JSON.stringify({ ...tooLong, on: "2026-11-30" }),
    "",
    JSON.stringify({ card: { facts: { lengthMm: -3 } }, memory: [{ facts: { modules: 1.5 } }] }),
    JSON.stringify({ keyboard: {} }),
    "[]",
    JSON.stringify({ ...tooLong, id: "last" }),
  );
  expect(code).toBe(1);
  expect(answers.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6, 7, undefined]);
  expect(answers[0].problems).toEqual([{ field: "", problem: "is not JSON" }]);
  expect(answers[2].problems.map(({ field }: { field: string }) => field)).toEqual([
    "card.facts.lengthMm",
    "memory.0.facts.modules",
  ]);
  expect(answers[3].problems[0].problem).toContain("keyboard");
  expect(answers[5]).toMatchObject({ id: "last" });
  expect(answers[6]).toEqual({ read: 2, wrong: 4 });
});

test("an address brings what the law of its state says", async () => {
  const whole = {
    case: { facts: {} },
    processor: { facts: { integratedGraphics: true, coolerIncluded: true } },
    motherboard: { facts: {} },
    supply: { facts: { watts: 650, efficiency: "80 Plus Gold" } },
    system: { facts: { groupId: 117 } },
    memory: [{ facts: {} }],
    drives: [{ facts: {} }],
    card: { facts: { memoryBandwidthGbS: 448 } },
    on: "2026-11-30",
    energyCertificate: false,
    shipTo: { country: "USA", state: "CA" },
  };
  const { answers } = await check(JSON.stringify(whole), JSON.stringify({ ...whole, shipTo: null }));
  expect(answers[0].shipTo[0]).toMatchObject({ rule: "ship.energy", cls: "blocker", have: 448, limit: 600 });
  expect(answers[1].shipTo).toEqual([]);
});

test("without a file it says how it is called", async () => {
  expect(await runScript("check-builds", [], {})).toMatchObject({ code: 2 });
});

test("a file that is not there is said in one line", async () => {
  const { code, lines } = await runScript("check-builds", [join(folder, "none.jsonl")], {});
  expect(code).toBe(1);
  expect(lines.join("\n")).toContain("none.jsonl cannot be read");
});
