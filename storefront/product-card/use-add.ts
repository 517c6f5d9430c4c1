import { useEffect, useState } from "react";
import { noAnswerWords } from "#words/alerts.ts";
import { browserAlert } from "../api/browser-alert.ts";
import { openCart } from "../cart/cart-on-demand.ts";
import type { AddToCart } from "../cart/create-cart-store.ts";
import { showPlainAlert } from "../shell/plain-alert.tsx";

/** How long "Added" stands. */
const ADDED_MS = 2000;

/** Adds to the cart in place: ready, adding, added, and ready again. A refusal opens the cart's alert. */
export function useAdd(what: AddToCart): { state: "ready" | "adding" | "added"; send(): Promise<void> } {
  const [state, setState] = useState<"ready" | "adding" | "added">("ready");
  useEffect(() => {
    if (state !== "added") return;
    const back = setTimeout(() => setState("ready"), ADDED_MS);
    return () => clearTimeout(back);
  }, [state]);
  return {
    state,
    async send() {
      if (state === "adding") return;
      setState("adding");
      setState((await add(what)) ? "added" : "ready");
    },
  };
}

async function add(what: AddToCart): Promise<boolean> {
  try {
    const cart = await openCart();
    return await cart.getState().add(what);
  } catch {
    // The cart's code did not arrive, so nothing has left this browser.
    showPlainAlert({ ...browserAlert("no_answer", {}), help: noAnswerWords.added });
    return false;
  }
}
