/** Section 9 of the specification: how the bar at the top moves while a page is on its way. */
export const PROGRESS_BAR = { speedMs: 4000, startPosition: 0.2, stopDelayMs: 200, heightPx: 3 } as const;
