import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** CPU seconds (user and system) a process has used, from /proc: shared machines make wall clocks useless. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
