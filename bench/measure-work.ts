import { spentBetween } from "./cpu-time.ts";

/** What one operation costs, in milliseconds of CPU. */
export interface Cost {
  done: number;
  perSecond: number;
  cpuMs: number;
  databaseCpuMs: number;
}

/** Where CPU seconds are read. */
export interface Meters {
  store: () => number;
  /** Of each session of PostgreSQL by its process; PGlite runs inside the store and has none. */
  database: () => Promise<ReadonlyMap<number, number>>;
}

const AT_ONCE = 8;
/** Code that runs a few times is not compiled yet and costs several times as much; an order runs through a great deal of it. */
const WARM_UP = 400;
const LEAST = 200;

/** Does one thing again and again, eight at once, for some seconds and at least 200 times, after 400 to warm up. */
export async function measureWork(work: () => Promise<unknown>, seconds: number, meters: Meters): Promise<Cost> {
  await repeat(work, (done) => done < WARM_UP);
  const before = { store: meters.store(), database: await meters.database() };
  const started = performance.now();
  const done = await repeat(work, (so) => so < LEAST || performance.now() < started + seconds * 1000);
  const took = (performance.now() - started) / 1000;
  const databaseSeconds = spentBetween(before.database, await meters.database());
  return {
    done,
    perSecond: done / took,
    cpuMs: ((meters.store() - before.store) * 1000) / done,
    databaseCpuMs: (databaseSeconds * 1000) / done,
  };
}

/** How often it was done. */
async function repeat(work: () => Promise<unknown>, goesOn: (done: number) => boolean): Promise<number> {
  let done = 0;
  const worker = async () => {
    while (goesOn(done)) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
