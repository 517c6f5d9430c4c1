import { Hono } from "hono";
import type { NextFaults } from "./next-faults.ts";
import { ownPagesOnly } from "./who-may-look.ts";

interface InspectedService {
  faults: NextFaults<string>;
  reset(): void;
}

/** Where tests and a person make a service's next calls fail, mend it, and empty it; what it was told is for each to add. */
export function servicePages(origin: string, { faults, reset }: InspectedService): Hono {
  const pages = new Hono();
  pages.use(ownPagesOnly(origin));
  pages.post("/faults", async (c) => {
    const { kind, times = 1 } = await c.req.json<{ kind?: string; times?: number }>();
    const fault = faults.kinds.find((name) => name === kind);
    if (!fault) return c.json({ error: `"kind" is one of ${faults.kinds.join(", ")}` }, 400);
    if (!Number.isInteger(times) || times < 1 || times > 1000)
      return c.json({ error: '"times" is a whole number from 1 to 1000' }, 400);
    faults.add(fault, times);
    return c.json({ kind: fault, times });
  });
  pages.delete("/faults", (c) => {
    faults.clear();
    return c.json({ mended: true });
  });
  pages.post("/reset", (c) => {
    faults.clear();
    reset();
    return c.json({ reset: true });
  });
  return pages;
}
