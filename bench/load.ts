import autocannon from "autocannon";
import { cpuSeconds } from "./cpu-time.ts";

export interface Load {
  requests: number;
  cpuMsPerRequest: number;
  failed: number;
}

/** Asks one address for some seconds over 20 connections and says what a request cost the serving process. */
export async function load(pid: number, url: string, seconds: number, requests?: autocannon.Request[]): Promise<Load> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { "accept-encoding": "br, gzip", accept: "text/html" },
    ...(requests ? { requests } : {}),
  });
  const spent = cpuSeconds(pid) - before;
  const done = result["2xx"];
  return { requests: done, cpuMsPerRequest: (spent * 1000) / Math.max(1, done), failed: result.non2xx + result.errors };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
