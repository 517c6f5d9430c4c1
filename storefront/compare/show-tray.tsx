import { createRoot } from "react-dom/client";
import { wakeNamed } from "../islands/start-islands.ts";
import { compareChoice, readChoiceAgain, takeOut, toggleCompared } from "./compare-choice.ts";
import { CompareTray } from "./compare-tray.tsx";
import { plainPath } from "../language/in-language.ts";

/** On the comparison itself there is no tray: what its links put in and take out is kept. */
export function showTray(): void {
  addEventListener("storage", readChoiceAgain);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readChoiceAgain();
  });
  if (plainPath(location.pathname) === "/compare") return followPage();
  createRoot(document.body.appendChild(document.createElement("div"))).render(<CompareTray />);
  // What is chosen already says so.
  void wakeNamed("compare-link");
}

function followPage(): void {
  document.addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>("[data-compare-out], [data-compare-in]") : null;
    if (!link) return;
    const { compareOut, compareIn } = link.dataset;
    const skuId = Number(compareOut ?? compareIn);
    const isThere = compareChoice.getState().skuIds.includes(skuId);
    if (compareOut !== undefined) takeOut({ skuId, name: "" });
    else if (!isThere) toggleCompared({ skuId, name: "" });
  });
}
