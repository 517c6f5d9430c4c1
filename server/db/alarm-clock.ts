/** Rings when told to; told while nobody waits, it rings at the next wait. */
export interface AlarmClock {
  ring(): void;
  stop(): void;
  /** Waits for the ring, so long at most; false once the clock was stopped. */
  rings(withinMs?: number): Promise<boolean>;
}

export function alarmClock(): AlarmClock {
  let isDue = false;
  let isStopped = false;
  let wake = () => {};
  return {
    ring() {
      isDue = true;
      wake();
    },
    stop() {
      isStopped = true;
      wake();
    },
    async rings(withinMs) {
      if (!isDue && !isStopped)
        await new Promise<void>((resolve) => {
          const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isDue = false;
      return !isStopped;
    },
  };
}
