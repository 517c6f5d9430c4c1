import { createContext } from "react-router";
import { demoWords } from "#words/shell.ts";
import "./demo-banner.css";
import { useShellFacts } from "./shell-facts.ts";

/** Whether the server's settings say that this store is a demonstration; a setting, so cached pages may know it. */
export const demoContext = createContext(false);

/** Stands over every page of a demonstration, the checkout's and error pages too, and stays in sight. */
export function DemoBanner() {
  return useShellFacts().isDemo ? <p className="demo-banner">{demoWords.notice}</p> : null;
}
