import { readdir, readFile } from "node:fs/promises";
import { setPriority } from "node:os";

const LOW = 10;

/**
 * Lets every other program of the machine go before the browser that this process started. Its graphics process raises
 * its own priority and starts new threads, so this is asked for again before each picture. Linux only: elsewhere nothing.
 */
export async function yieldTheMachine(): Promise<void> {
  if (process.platform !== "linux") return;
  for (const pid of await descendantsOf(process.pid))
    for (const thread of await readdir(`/proc/${pid}/task`).catch(() => []))
      try {
        setPriority(Number(thread), LOW);
      } catch {
        // It ended meanwhile.
      }
}

async function descendantsOf(root: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // "pid (program) state parent ...": the program's name may hold spaces and brackets.
    const parent = Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const own = children.get(pid) ?? [];
    found.push(...own);
    waiting.push(...own);
  }
  return found;
}
