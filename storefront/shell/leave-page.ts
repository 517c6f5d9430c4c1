import { moveBar } from "#ui/move-bar.ts";
import { progressWords } from "#words/ui.ts";
import { isPlainPress } from "#ui/plain-press.ts";

/**
 * Runs the bar from the press that leaves the page until the next document takes its place (S107); one that comes back
 * out of the browser's memory has none. Returns what stops it.
 */
export function barWhileLeaving(): () => void {
  const bar = document.createElement("progress");
  bar.className = "progress-bar";
  bar.ariaLabel = progressWords.loading;
  const begin = () => {
    document.body.append(bar);
    moveBar(bar, "running");
  };
  const end = () => bar.remove();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("click", (event) => leavesPage(event) && begin(), { signal });
  document.addEventListener("submit", (event) => !event.defaultPrevented && begin(), { signal });
  addEventListener("pagehide", end, { signal });
  return () => {
    stop.abort();
    end();
  };
}

/** A press on a link that the browser follows by itself, in this tab, to another document of the store. */
function leavesPage(event: MouseEvent): boolean {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainPress(event)) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.download !== "" || !["", "_self"].includes(link.target))
    return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return !(isSamePage && link.hash !== "");
}
