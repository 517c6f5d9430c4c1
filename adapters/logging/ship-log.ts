import { type LogEvent, type LogService, LogServiceRefused } from "./log-service.ts";
import { toLogEvent } from "./to-log-event.ts";

export interface LogShipper {
  /** Takes a line that was written to the log; a fault among them is sent on. Never throws, never waits. */
  take(line: string): void;
  /** Sends what is left, within a second, and takes no more. */
  close(): Promise<void>;
}

interface Pace {
  /** Waits so long for more events before it sends. */
  gatherMs: number;
  /** The first pause after a failure; it doubles. */
  firstPauseMs: number;
  longestPauseMs: number;
}

const PACE: Pace = { gatherMs: 1000, firstPauseMs: 1000, longestPauseMs: 60_000 };
/** Beyond them the oldest are lost: the log itself has every line. */
const MOST_WAITING = 1000;
const MOST_AT_ONCE = 100;
const LAST_SEND_MS = 1000;

/**
 * Sends faults to a log service behind everything else. While it is away they wait in memory, bounded, and are sent again
 * after growing pauses with some chance in them; `tell` hears once that it went away, and once what was lost.
 */
export function shipLog(
  service: LogService,
  tell: (said: string, facts: Record<string, unknown>) => void,
  { gatherMs, firstPauseMs, longestPauseMs }: Pace = PACE,
): LogShipper {
  let waiting: LogEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;
  let lost = 0;
  let isClosed = false;

  const later = (ms: number) => {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      running = send().finally(() => {
        running = null;
      });
    }, ms);
    timer.unref();
  };

  async function send(): Promise<void> {
    const events = waiting.slice(0, MOST_AT_ONCE);
    if (events.length === 0) return;
    try {
      await service.send(events);
      sent(events);
    } catch (error) {
      if (error instanceof LogServiceRefused) {
        lost += events.length;
        sent(events);
        return;
      }
      failures += 1;
      if (failures === 1) tell("The log service is away: faults wait for it", { reason: String(error) });
      later(Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2));
    }
  }

  function sent(events: readonly LogEvent[]): void {
    const done = new Set(events);
    waiting = waiting.filter((event) => !done.has(event));
    if (lost > 0) tell("The log service has not got every fault: they are in the log alone", { lost });
    lost = 0;
    failures = 0;
    if (waiting.length > 0) later(0);
  }

  return {
    take(line) {
      const event = isClosed ? null : toLogEvent(line);
      if (!event) return;
      waiting.push(event);
      if (waiting.length > MOST_WAITING) {
        waiting.shift();
        lost += 1;
      }
      if (!running) later(gatherMs);
    },
    async close() {
      if (timer) clearTimeout(timer);
      timer = null;
      isClosed = true;
      await running;
      const end = new Promise<void>((resolve) => {
        setTimeout(resolve, LAST_SEND_MS).unref();
      });
      await Promise.race([send(), end]);
    },
  };
}
