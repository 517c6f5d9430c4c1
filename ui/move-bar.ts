/** Section 9 of the specification: how the bar at the top moves while a page is on its way. */
export const PROGRESS_BAR = { speedMs: 4000, startPosition: 0.2, stopDelayMs: 200, heightPx: 3 } as const;

/** Sets a bar going. It never reaches the end by itself: only the arrival ends it. */
export function moveBar(bar: HTMLProgressElement, how: "running" | "ending"): Animation {
  bar.style.height = `${PROGRESS_BAR.heightPx}px`;
  const frames = {
    running: [{ transform: `scaleX(${PROGRESS_BAR.startPosition})` }, { transform: "scaleX(0.96)" }],
    ending: [
      { transform: "scaleX(1)", opacity: 1 },
      { transform: "scaleX(1)", opacity: 0 },
    ],
  };
  return bar.animate(frames[how], {
    duration: how === "running" ? PROGRESS_BAR.speedMs : PROGRESS_BAR.stopDelayMs,
    easing: "cubic-bezier(0.1, 0.7, 0.2, 1)",
    fill: "forwards",
  });
}
