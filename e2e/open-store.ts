import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "./free-ports.ts";
import { filesOf, leaksIn } from "./leaks.ts";
import { TYPED } from "./typed-secrets.ts";

export interface OpenStore {
  url: string;
  sandboxUrl: string;
  pid: number;
  dataDir: string;
  /** Everything the process printed so far. */
  output(): string;
  /** Ctrl-C and wait for its end; an error when it left a password or a card number anywhere. */
  stop(): Promise<number | null>;
  /** `kill -9`: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
}

const READY_WITHIN_MS = 90_000;

/** A whole store in a process of its own, as `npm start` runs it, with its sandbox, on free ports and a filled data folder of its own, or a given one. */
export async function openStore(
  options: { dataDir?: string; port?: number; environment?: Record<string, string> } = {},
): Promise<OpenStore> {
  const port = options.port ?? (await freePorts());
  const dataDir = options.dataDir ?? (await preparedFolder());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "scripts/start-process.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      PORT: String(port),
      STORE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
      DRAIN_SECONDS: "0",
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await ready(url, child, () => output);
  return {
    url,
    sandboxUrl: `http://localhost:${port + 1}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: async () => {
      child.kill("SIGINT");
      const code = await ended;
      const left = existsSync(dataDir) ? filesOf(dataDir) : [];
      const leaks = leaksIn([["its output", output], ...left], TYPED);
      if (leaks.length > 0) throw new Error(`The store kept what nothing may keep: ${leaks.join(", ")}`);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A data folder of one's own, filled as `npm start` fills it. */
export async function preparedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "store-"));
  const prepared = process.env["PREPARED_STORE"];
  if (prepared) await cp(prepared, folder, { recursive: true });
  return folder;
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The store did not open:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    // It listens before it has printed where things are, the token of a demo among them.
    if (answer?.ok && output().includes("Open after")) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`The store was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`);
}
