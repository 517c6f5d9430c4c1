import { useEffect, useRef, useState } from "react";
import { progressWords } from "#words/ui.ts";
import { moveBar, PROGRESS_BAR } from "./move-bar.ts";
import "./progress-bar.css";

/** Runs along the top while `running`, and stays for the stop delay when it ends. */
export function ProgressBar({ running }: { running: boolean }) {
  const [isEnding, setEnding] = useState(false);
  const bar = useRef<HTMLProgressElement>(null);
  const isShown = running || isEnding;
  useEffect(() => {
    if (!running) return;
    return () => {
      setEnding(true);
      setTimeout(() => setEnding(false), PROGRESS_BAR.stopDelayMs);
    };
  }, [running]);
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const run = moveBar(element, running ? "running" : "ending");
    return () => run.cancel();
  }, [isShown, running]);
  return isShown ? <progress ref={bar} className="progress-bar" aria-label={progressWords.loading} /> : null;
}
