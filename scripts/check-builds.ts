import { storeConfig } from "#config";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { BuildLine } from "#contract/schemas/builds/build-line.ts";
import { type Build, LISTED_PARTS, SINGLE_PARTS } from "#rules/build/build-of-parts.ts";
import { checkBuild } from "#rules/build/check-build.ts";
import { planPower } from "#rules/build/plan-power.ts";
import { isHeavy, type Verdict } from "#rules/build/verdict.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { missingText, verdictText } from "#words/build-verdicts.ts";
import { runCommand, Said } from "./run-command.ts";

/**
 * `npm run check-builds -- FILE`: a line of JSON in, a line of JSON out, in the same order. A line that cannot be read
 * is answered by what is wrong with it. Ends with 0 when each was read, else with 1. `docs/check-builds.md` has the format.
 */
await runCommand(async ([file]) => {
  if (!file) return { text: "npm run check-builds -- FILE (docs/check-builds.md)", code: 2 };
  const today = dayAt(new Date(), storeConfig.shipping.warehouse.timeZone);
  let read = 0;
  let wrong = 0;
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (line.trim() === "") continue;
    const answer = answerLine(line, number, today);
    if ("problems" in answer) wrong += 1;
    else read += 1;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return { text: JSON.stringify({ read, wrong }), code: wrong === 0 ? 0 : 1 };
});

async function* linesOf(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file, "utf8");
  try {
    yield* createInterface({ input: stream, crlfDelay: Infinity });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Said(`${file} cannot be read: ${String(error.code)}`);
  }
}

function answerLine(line: string, number: number, today: string) {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return { line: number, problems: [{ field: "", problem: "is not JSON" }] };
  }
  const parsed = BuildLine.safeParse(given);
  if (!parsed.success)
    return {
      line: number,
      problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), problem: message })),
    };
  const { id, on = today, builtBy, shipTo, energyCertificate } = parsed.data;
  const build = buildOf(parsed.data);
  const report = checkBuild(build, { on, builtBy, shipTo, energyCertificate });
  return {
    line: number,
    ...(id !== undefined && { id }),
    heavy: [...report.verdicts, ...report.shipTo].filter(isHeavy).map(({ rule }) => rule),
    verdicts: report.verdicts.map(withText),
    missing: report.missing.map((missing) => ({ ...missing, text: missingText(missing) })),
    shipTo: report.shipTo.map(withText),
    power: planPower(build),
  };
}

function withText(verdict: Verdict) {
  return { ...verdict, text: verdictText(verdict) };
}

/** Parts without an id are called by their place, such as `memory.0`. */
function buildOf(line: BuildLine): Build {
  const named = Object.fromEntries([
    ...SINGLE_PARTS.map((category) => [category, line[category] && { id: category, ...line[category] }]),
    ...LISTED_PARTS.map((category) => [
      category,
      line[category].map((part, at) => ({ id: `${category}.${at}`, ...part })),
    ]),
  ]);
  return named as Build;
}
