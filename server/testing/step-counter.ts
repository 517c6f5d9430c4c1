import { type Profiler, Session } from "node:inspector";

/**
 * Counts what code does, not how long it takes: the runs of every block, by the engine's own coverage counters. The same
 * work counts the same on a busy machine. Work inside the engine (a pattern, `JSON.parse`) is one step. Only what is
 * loaded after `startCounting` is counted.
 */
export interface StepCounter {
  /** Steps of work that returns at once. */
  stepsOf(work: () => unknown): number;
  stop(): void;
}

export function startCounting(): StepCounter {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  /** Those since the last time: taking them sets them back to none. */
  const taken = (): number => {
    let steps = 0;
    session.post("Profiler.takePreciseCoverage", (error, answer) => {
      if (error) throw error;
      steps = blocksIn(answer).reduce((sum, { count }) => sum + count, 0);
    });
    return steps;
  };
  return {
    stepsOf(work) {
      taken();
      work();
      return taken();
    },
    stop: () => session.disconnect(),
  };
}

function blocksIn({ result }: Profiler.TakePreciseCoverageReturnType): Profiler.CoverageRange[] {
  return result.flatMap(({ functions }) => functions).flatMap(({ ranges }) => ranges);
}
