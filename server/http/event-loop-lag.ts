import { monitorEventLoopDelay } from "node:perf_hooks";

const LOOK_EVERY_MS = 500;
/** The histogram asks for a turn this often, and what it measures begins there. */
const RESOLUTION_MS = 20;

/** How late the event loop is, in milliseconds: what the last two half seconds were both late by. One long stall is no crowd. */
export function watchEventLoop(stopping: AbortSignal): () => number {
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  turns.enable();
  let [before, last] = [0, 0];
  const look = setInterval(() => {
    before = last;
    last = turns.count === 0 ? 0 : Math.max(0, turns.mean / 1e6 - RESOLUTION_MS);
    turns.reset();
  }, LOOK_EVERY_MS);
  look.unref();
  stopping.addEventListener("abort", () => clearInterval(look), { once: true });
  return () => Math.min(before, last);
}
