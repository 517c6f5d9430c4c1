import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockEntry {
  version: string;
  integrity?: string;
  resolved?: string;
}

const PACKAGES = Object.entries(
  (JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockEntry> }).packages,
).filter(([path]) => path !== "");

const named = (name: RegExp) => PACKAGES.filter(([path]) => name.test(path)).map(([, { version }]) => version);

test("every package in the lock file has the hash of its content, and the address of none is written", () => {
  expect(PACKAGES.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  expect(PACKAGES.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test("React Router's compiler and the library it compiles for are of one version", () => {
  expect(new Set(named(/node_modules\/(react-router|@react-router\/\w+)$/)).size).toBe(1);
});

test("Node is one version on every platform, and .nvmrc names it", () => {
  const nodes = named(/^node_modules\/node-(linux|win|darwin|bin)-/);
  expect(nodes.length).toBeGreaterThan(1);
  expect(new Set(nodes)).toEqual(new Set([readFileSync(".nvmrc", "utf8").trim()]));
});

test("every dependency is asked for in one exact version", () => {
  const asked = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
  const loose = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.entries(asked[kind] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  );
  expect(loose).toEqual([]);
});
