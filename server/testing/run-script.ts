import { spawn } from "node:child_process";
import { once } from "node:events";

/** A real command of `scripts/` in a process of its own: what it prints, by lines, and its code. */
export async function runScript(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, lines: output.trim().split("\n") };
}
