import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { until } from "../testing/until.ts";
import { watchEventLoop } from "./event-loop-lag.ts";

/** Holds the event loop, as a page that is drawn does. */
function holdLoop(ms: number): void {
  const ends = performance.now() + ms;
  while (performance.now() < ends);
}

test("a loop that is held again and again is late by as much, and is on time again once it is let go", async () => {
  const stopping = new AbortController();
  const lag = watchEventLoop(stopping.signal);
  expect(lag()).toBe(0);
  while (lag() < 150) {
    holdLoop(300);
    await nextTurn();
  }
  await until(() => Promise.resolve(lag() < 150));
  stopping.abort();
});
