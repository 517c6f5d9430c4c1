import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** A process beyond doubt: numbers of processes are used again, but not with the same start. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in whatever form this system tells it; null when it does not. */
  started: string | null;
  host: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid), host: hostname() };
}

/** `elsewhere` is another machine or container, whose processes cannot be seen from here. */
export function livenessOf(owner: ProcessIdentity): "alive" | "dead" | "elsewhere" {
  if (owner.host !== hostname()) return "elsewhere";
  if (!exists(owner.pid)) return "dead";
  const started = startOf(owner.pid);
  return owner.started === null || started === null || started === owner.started ? "alive" : "dead";
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      // Field 22, counted after the name, which stands in brackets and may hold anything. Ticks since this boot.
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
      return ticks ? `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${ticks}` : null;
    }
    if (process.platform === "darwin")
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
    return null;
  } catch {
    return null;
  }
}
