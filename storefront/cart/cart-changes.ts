import { cartInit, type CartView } from "#contract/carts.ts";
import type { Answer, Api } from "#contract/call.ts";
import type { ShippingAddress } from "#contract/checkout.ts";
import { withLocalTotals } from "#rules/cart/local-totals.ts";
import { noAnswerWords } from "#words/alerts.ts";
import type { LinkOrigin } from "./link-origin.ts";
import type { CartStore, ShownAlert } from "./create-cart-store.ts";
import { answeredCart, billOf, refreshedCart, sentTo, type BrowserCart, type CartBill } from "./browser-cart.ts";

type SetCart = (change: Partial<CartStore> | ((store: CartStore) => Partial<CartStore>)) => void;

export interface CartChanges {
  /** Sends one change. `ahead` is the cart as it will be, with totals of our own until the answer brings the server's. */
  change(send: () => Promise<Answer<CartView>>, ahead?: (cart: BrowserCart) => BrowserCart): Promise<Answer<CartView>>;
  /**
   * As `change`; a refusal opens the generic alert, and fails where that cannot be fetched (S487). Without an answer the
   * server is asked what became of it. True when it did it.
   */
  changeOrAlert(done: "added" | "changed", ...how: Parameters<CartChanges["change"]>): Promise<boolean>;
  load(): Promise<void>;
  show(view: CartView, address?: ShippingAddress | null): void;
  forget(): void;
}

/** Changes go to the server one after the other, so that its last answer is the last word. A refused one goes back to it. */
export function cartChanges(
  api: Api,
  set: SetCart,
  get: () => CartStore,
  { origin, fetchAlert }: { origin(): LinkOrigin; fetchAlert(): Promise<unknown> },
): CartChanges {
  let confirmed: { cart: BrowserCart; bill: CartBill | null } | null = null;
  const inTurn = queue();

  const take = (view: CartView, toCart = answeredCart) => {
    if (isOlder(view, confirmed?.bill)) return;
    const { cart: shown, changesInFlight } = get();
    const cart = { ...toCart(confirmed?.cart ?? shown, view), ...origin() };
    const bill = billOf(view);
    confirmed = { cart, bill };
    const current = atStep(cart, shown);
    // Later changes are still under way: their lines stay on screen until their own answer.
    set({ bill, cart: changesInFlight > 0 ? withLocalTotals({ ...current, cartItems: shown.cartItems }) : current });
  };
  const open = async (alert: ShownAlert) => {
    set({ alert });
    await fetchAlert().catch((error: unknown) => {
      reportError(error);
      throw error;
    });
  };
  const change: CartChanges["change"] = async (send, ahead) => {
    const { cart, bill, changesInFlight } = get();
    confirmed ??= { cart, bill };
    set({ changesInFlight: changesInFlight + 1, ...(ahead && { cart: ahead(cart) }) });
    const answer = await inTurn(send);
    set(({ changesInFlight: underWay }) => ({ changesInFlight: underWay - 1 }));
    if (answer.ok) take(answer.reply);
    else set({ cart: atStep(confirmed.cart, get().cart), bill: confirmed.bill });
    return answer;
  };
  return {
    change,
    async changeOrAlert(done, ...how) {
      const before = { version: get().bill?.Version, count: get().cart.totalCount };
      const answer = await change(...how);
      if (answer.ok) return true;
      if (answer.status < 500) {
        await open(answer.alert);
        return false;
      }
      const now = await inTurn(() => api(cartInit));
      if (now.ok) take(now.reply);
      const isDone = now.ok && !isSame(before, now.reply);
      if (!isDone)
        await open({ ...answer.alert, help: now.ok || isOffline() ? noAnswerWords[done] : noAnswerWords.outOfReach });
      return isDone;
    },
    async load() {
      const answer = await inTurn(() => api(cartInit));
      if (answer.ok) take(answer.reply, refreshedCart);
    },
    show: (view, address = null) =>
      take(view, (previous, answered) => sentTo(refreshedCart(previous, answered), address)),
    forget: () => {
      confirmed = null;
    },
  };
}

/** The step, how to pay and what the checkout met are the page's own: no answer changes them. */
function atStep(cart: BrowserCart, { cartStep, isWentToStep3, paymentType, errorCount }: BrowserCart): BrowserCart {
  return { ...cart, cartStep, isWentToStep3, paymentType, errorCount };
}

/** A page's loader may have read the cart before a change that was answered first. */
function isOlder({ ShoppingCartID, Version }: CartView, bill: CartBill | null | undefined): boolean {
  return bill?.ShoppingCartID === ShoppingCartID && Version < bill.Version;
}

/** A cart that was not read yet is told by its count alone, which this browser remembers. */
function isSame(before: { version: number | undefined; count: number }, now: CartView): boolean {
  return before.version === undefined ? now.TotalCount === before.count : now.Version === before.version;
}

/** Then nothing has left this browser. */
const isOffline = () => typeof navigator !== "undefined" && "onLine" in navigator && !navigator.onLine;

function queue(): <T>(send: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (send) => {
    const answer = last.then(send);
    last = answer.catch(() => {});
    return answer;
  };
}
