import { useEffect, useState } from "react";
import { noAnswerWords } from "#words/alerts.ts";
import { browserAlert } from "../api/browser-alert.ts";
import { jsonRequest } from "../api/json-request.ts";
import { ADD_PATH, type AddToCart, addBody } from "../cart/add-body.ts";
import { mayHaveCart, openCart } from "../cart/cart-on-demand.ts";
import { showPlainAlert } from "../shell/plain-alert.tsx";
import { inLanguage } from "../language/in-language.ts";

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

/** The last add that did not wait for the cart's code. */
let sentBefore: Promise<unknown> = Promise.resolve();

/** A first add goes out while the cart's code is still on its way, one after the other: two at once would open two carts. */
function sendAhead(what: AddToCart): Promise<Response> {
  const send = () => fetch(inLanguage(ADD_PATH), jsonRequest("POST", addBody(what)));
  const sent = sentBefore.then(send, send);
  sentBefore = sent;
  return sent;
}

async function add(what: AddToCart): Promise<boolean> {
  const sent = mayHaveCart() ? undefined : sendAhead(what);
  const cart = await openCart().catch(() => null);
  // Its alert could not be fetched, which is on record: the refusal stands in plain words.
  if (cart)
    return cart
      .getState()
      .add(what, sent)
      .catch(() => false);
  // The cart's code did not arrive: its page shows what was put in, or nothing was.
  const isIn = (await sent?.catch(() => null))?.ok ?? false;
  if (isIn) location.assign(inLanguage("/carts"));
  else showPlainAlert({ ...browserAlert("no_answer", {}), help: noAnswerWords.added });
  return isIn;
}
