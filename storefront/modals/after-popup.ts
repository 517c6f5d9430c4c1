import { OPEN_HASH } from "./open-hash.ts";

/** Once the popup that was just closed has given its step of the browser's history back; at once where it has. */
export function afterPopup(act: () => void): void {
  if (window.location.hash === OPEN_HASH) window.addEventListener("popstate", act, { once: true });
  else act();
}
