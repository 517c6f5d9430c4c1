// Runs on whatever Node the machine has (20.19 or later): everything after it runs on the Node that the lock file pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALLED = join(ROOT, "node_modules", ".installed-lock");

/** Installs exactly the lock file's packages, unless they are there already. */
export function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === lock) return;
  console.log("Installing packages (once, and after the lock file changed)");
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  mkdirSync(dirname(INSTALLED), { recursive: true });
  writeFileSync(INSTALLED, lock);
}

/** The pinned Node 24, or this one where its platform has no package and it is new enough. */
export function pinnedNode() {
  const pinned = join(ROOT, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    `Rigsmith runs on Node 24, and npm has none for ${process.platform}-${process.arch}. Please install Node ${readFileSync(join(ROOT, ".nvmrc"), "utf8").trim()}.`,
  );
  process.exit(1);
}

/**
 * Environment in which every child finds the pinned Node first.
 * @param {Record<string, string>} more
 * @returns {NodeJS.ProcessEnv}
 */
export function pinnedEnvironment(more = {}) {
  const bin = join(ROOT, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`, ...more };
}

/**
 * Runs a command to its end in the project's folder; stops this process with the command's code when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args, environment = process.env) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: environment,
    shell: process.platform === "win32",
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
