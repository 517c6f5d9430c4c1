import { pagerWords } from "#words/listing.ts";
import { fetchList } from "./fetch-list.ts";

const PATIENCE_MS = 20_000;

/** Puts the next page's products below those that stand, and its pager in place of the pressed button's. */
export async function addNextPage(button: HTMLElement): Promise<void> {
  const pager = button.closest(".pager");
  const grid = pager?.parentElement?.querySelector(".card-grid");
  if (!pager || !grid || button.ariaBusy === "true") return;
  const label = button.textContent;
  button.ariaBusy = "true";
  button.textContent = pagerWords.loading;
  const next = await fetchList(button.dataset["more"] ?? "", AbortSignal.timeout(PATIENCE_MS));
  if (!next?.html || !next.listing) {
    button.ariaBusy = null;
    button.textContent = label;
    say(pager, pagerWords.failed);
    return;
  }
  const page = document.createElement("template");
  page.innerHTML = next.html;
  const cards = [...(page.content.querySelector(".card-grid")?.children ?? [])];
  const nextPager = page.content.querySelector(".pager");
  grid.append(...cards);
  if (nextPager) {
    const { page: at, pages, matched } = next.listing;
    say(nextPager, pagerWords.shown(at, pages, grid.children.length, matched));
    pager.replaceWith(nextPager);
  }
  // The pressed button is gone: the focus goes on to its successor, or to what came.
  const successor = nextPager?.querySelector<HTMLElement>("[data-more]") ?? cards[0]?.querySelector<HTMLElement>("a");
  successor?.focus({ preventScroll: true });
}

function say(pager: Element, words: string): void {
  const line = pager.querySelector("output");
  if (line) line.textContent = words;
}
