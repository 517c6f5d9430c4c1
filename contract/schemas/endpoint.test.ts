import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Call } from "../call.ts";

const NOUNS = globSync("*.ts", { cwd: "contract" }).filter((file) => !file.endsWith(".test.ts"));

async function callsOf(module: string): Promise<[string, Pick<Call, "method" | "path">][]> {
  const named = (await import(module)) as Record<string, unknown>;
  return Object.entries(named).flatMap(([name, value]) =>
    isCall(value) ? [[name, { method: value.method, path: value.path }]] : [],
  );
}

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

test("every call of the contract has its schemas, under its own name", async () => {
  let calls = 0;
  for (const noun of NOUNS) {
    const declared = await callsOf(`../${noun}`);
    calls += declared.length;
    if (declared.length > 0)
      expect(Object.fromEntries(await callsOf(`./${noun}`)), noun).toEqual(Object.fromEntries(declared));
  }
  expect(calls).toBeGreaterThan(25);
});
