import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * The faults that axe calls serious or critical, each with its selectors; of one frame, as those of other origins are
 * checked where they are made. Axe is read into a page once: that costs more than a run of it.
 */
export async function graveFaults(
  place: Page | Frame,
  options: axe.RunOptions = {},
): Promise<{ id: string; at: string[] }[]> {
  if (!(await place.evaluate(() => "axe" in globalThis))) await place.evaluate(AXE);
  return place.evaluate(
    async (given) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
    },
    { ...options, resultTypes: ["violations" as const], iframes: false },
  );
}
