import { readFileSync } from "node:fs";
import pg from "pg";

const TICKS_PER_SECOND = 100;

/** CPU seconds (user and system) a process has used, from /proc: shared machines make wall clocks useless. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory a process holds, in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** CPU seconds of each session that a database on this machine has open, by its process. */
export async function sessionSeconds(databaseUrl: string): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return new Map(
    rows.flatMap(({ pid }) => {
      const spent = secondsOf(pid);
      return spent === null ? [] : [[pid, spent] as const];
    }),
  );
}

/** Null for a session that ended since it was listed. */
function secondsOf(pid: number): number | null {
  try {
    return cpuSeconds(pid);
  } catch {
    return null;
  }
}

/** CPU seconds between two readings of sessions; what one spent that has ended meanwhile is not known. */
export function spentBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), 0);
}
