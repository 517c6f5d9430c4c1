import { holdUntilAwake } from "./before-awake.ts";
import { asleepAt, wakeIsland } from "./wake-island.tsx";

/** Takes over a document: its islands wake, each when it said. Once per page load, after the document was read. */
export function startIslands(): void {
  if (import.meta.hot) void import("./hot-document.ts");
  holdUntilAwake();
  for (const approach of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(approach, wakeApproached, { passive: true });
  void wakeInTurn();
}

/** Wakes the islands of a name, whatever they wait for. */
export async function wakeNamed(name: string): Promise<void> {
  await Promise.all([...islandsWith("name", name)].map(wakeIsland));
}

function wakeApproached({ target }: Event): void {
  const box = asleepAt(target);
  if (box) void wakeIsland(box);
}

/** One island a task, after the first frame: what a page shows comes before what it can do. */
async function wakeInTurn(): Promise<void> {
  // A page that is drawn ahead has no frames.
  if (document.visibilityState === "visible") await new Promise(requestAnimationFrame);
  await turn();
  for (const box of islandsWith("when", "load")) {
    await wakeIsland(box);
    await turn();
  }
  for (const box of islandsWith("when", "idle")) whenIdle(() => void wakeIsland(box));
}

function islandsWith(key: "name" | "when", value: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`island-root[data-${key}="${value}"]`);
}

/** Gives the browser a turn: for a press, or for a frame. */
const turn = () => new Promise<void>((next) => setTimeout(next));

// Safari has none.
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
