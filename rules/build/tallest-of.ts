import type { Fitted } from "./build-of-parts.ts";

/** Height of the tallest kit; incomplete where that of one is not known, which may be taller. */
export function tallestOf(memory: readonly Fitted<"memory">[]): { atLeast: number; complete: boolean } {
  let atLeast = 0;
  let complete = true;
  for (const { facts } of memory) {
    if (facts.heightMm === null) complete = false;
    else atLeast = Math.max(atLeast, facts.heightMm);
  }
  return { atLeast, complete };
}
