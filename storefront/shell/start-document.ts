import { plainPath } from "../language/in-language.ts";
import { cartOpened, CART_STORAGE_KEY, mayHaveCart, openCart } from "../cart/cart-on-demand.ts";
import { mayCompare } from "../compare/may-compare.ts";
import { openTray } from "../compare/open-tray.ts";
import { startIslands, wakeNamed } from "../islands/start-islands.ts";
import { closeModal, modalStore } from "../modals/modal-store.ts";
import earlyScript from "./early-script.js?url&no-inline";
import { barWhileLeaving } from "./leave-page.ts";
import { openOverlaysWith } from "./open-overlays.ts";
import { keepTypedInput } from "./typed-input.ts";
import { whenShown } from "./when-shown.ts";

/** Everything a document does in the browser; `app-frame.tsx` does the same for a page with a router. */
export function startDocument(): void {
  startIslands();
  keepTypedInput(plainPath(location.pathname));
  barWhileLeaving();
  followPopups();
  void followCart();
  whenShown(() => {
    if (mayCompare()) void openTray();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp();
  });
}

function followPopups(): void {
  openOverlaysWith(modalStore, ({ open }) => open !== null);
  // Every change of page closes every popup (S102): a document that the browser keeps, too.
  addEventListener("pagehide", closeModal);
}

async function followCart(): Promise<void> {
  whenShown(() => {
    if (mayHaveCart()) void openCart();
  });
  // The first add of another tab.
  addEventListener("storage", ({ key }) => {
    if (key === CART_STORAGE_KEY) void openCart();
  });
  const cart = await cartOpened;
  openOverlaysWith(cart, ({ alert, addedSkuId }) => alert !== null || addedSkuId !== null);
  addEventListener("pagehide", () => cart.getState().closeDrawer());
  await wakeNamed("cart-link");
}

/** Back out of the browser's memory: theme, consent and cart may have changed on a later page. */
function catchUp(): void {
  const script = document.createElement("script");
  script.src = earlyScript;
  document.head.append(script);
  if (mayHaveCart()) void openCart().then((cart) => cart.getState().load());
}
