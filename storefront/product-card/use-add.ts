import { useEffect, useState } from "react";
import { useCart } from "../cart/cart-store.ts";
import type { AddToCart } from "../cart/create-cart-store.ts";

/** How long "Added" stands. */
const ADDED_MS = 2000;

/** Adds to the cart in place: ready, adding, added, and ready again. A refusal opens the cart's alert. */
export function useAdd(what: AddToCart): { state: "ready" | "adding" | "added"; send(): Promise<void> } {
  const add = useCart((store) => store.add);
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
