import { useEffect, useRef, useState } from "react";
import { progressWords } from "#words/ui.ts";
import { moveBar } from "./move-bar.ts";
import "./progress-bar.css";

/** Runs along the top while `running`, and stays for the stop delay when it ends. */
export function ProgressBar({ running }: { running: boolean }) {
  const [wasRunning, setWasRunning] = useState(running);
  const [isEnding, setEnding] = useState(false);
  const bar = useRef<HTMLProgressElement>(null);
  const isShown = running || isEnding;
  // While drawing, so that the bar does not go for a moment before it ends.
  if (wasRunning !== running) {
    setWasRunning(running);
    setEnding(wasRunning);
  }
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const run = moveBar(element, running ? "running" : "ending");
    if (!running) run.addEventListener("finish", () => setEnding(false));
    return () => run.cancel();
  }, [isShown, running]);
  return isShown ? <progress ref={bar} className="progress-bar" aria-label={progressWords.loading} /> : null;
}
