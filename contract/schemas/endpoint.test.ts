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
  const declared = await Promise.all(NOUNS.map(async (noun) => ({ noun, calls: await callsOf(`../${noun}`) })));
  const nouns = declared.filter(({ calls }) => calls.length > 0);
  expect(nouns.length).toBeGreaterThan(6);
  for (const { noun, calls } of nouns)
    expect(Object.fromEntries(await callsOf(`./${noun}`)), noun).toEqual(Object.fromEntries(calls));
});
