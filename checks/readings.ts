import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const READINGS = "docs/spec/readings.md";
const DECISION = "docs/decisions/0007-readings-of-the-rules.md";

/** What holds, by number: the last cell of each line of the readings' table. */
export function readings(text: string = readFileSync(READINGS, "utf8")): Map<string, string> {
  return new Map(
    [...text.matchAll(/^\| (A\d+) \| .+ \| (.+?) \|$/gm)].map(([, number = "", holds = ""]) => [number, holds]),
  );
}

/** Numbers of the readings for which the decision says what was settled first, and why another reading holds. */
export function decidedDifferences(text: string = readFileSync(DECISION, "utf8")): string[] {
  return [...text.matchAll(/^\| (A\d+) \| .+ \| .+ \|$/gm)].map(([, number = ""]) => number);
}

export function digest(reading: string): string {
  return createHash("sha256").update(reading).digest("hex").slice(0, 12);
}

/** Readings that are not what was settled and are not in the decision, and lines of the decision about a reading that is. */
export function undecidedReadings(
  now: ReadonlyMap<string, string>,
  settled: Readonly<Record<string, string>>,
  decided: readonly string[],
): string[] {
  return [...new Set([...now.keys(), ...Object.keys(settled), ...decided])].filter((number) => {
    const holds = now.get(number);
    const isAsSettled = holds !== undefined && digest(holds) === settled[number];
    return isAsSettled === decided.includes(number);
  });
}
