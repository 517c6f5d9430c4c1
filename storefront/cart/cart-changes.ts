import { cartInit, type CartItem, type CartView } from "#contract/carts.ts";
import type { Answer, Api } from "#contract/call.ts";
import { noAnswerWords } from "#words/cart.ts";
import type { CartStore } from "./create-cart-store.ts";
import { refreshedCartState, toCartState } from "./to-cart-state.ts";

type SetCart = (change: Partial<CartStore> | ((store: CartStore) => Partial<CartStore>)) => void;

export interface CartChanges {
  /** Sends one change. `ahead` draws the lines as they will be; totals wait for the answer. */
  change(send: () => Promise<Answer<CartView>>, ahead?: (view: CartView) => CartView): Promise<Answer<CartView>>;
  /** As `change`; a refusal opens the generic alert. Without an answer the server is asked what became of it. True when it did it. */
  changeOrAlert(done: "added" | "changed", ...how: Parameters<CartChanges["change"]>): Promise<boolean>;
  load(): Promise<void>;
  show(view: CartView): void;
  forget(): void;
}

/** Changes go to the server one after the other, so that its last answer is the last word. A refused one goes back to it. */
export function cartChanges(api: Api, set: SetCart, get: () => CartStore): CartChanges {
  let confirmed: CartView | null = null;
  const inTurn = queue();

  const take = (view: CartView, toState = toCartState) => {
    confirmed = view;
    set(({ cart, changesInFlight, view: shown }) => ({
      cart: toState(cart, view),
      // Later changes are still under way: their lines stay on screen until their own answer.
      view: changesInFlight > 0 && shown ? { ...view, Items: shown.Items, TotalCount: shown.TotalCount } : view,
    }));
  };
  const change: CartChanges["change"] = async (send, ahead) => {
    set(({ view, changesInFlight }) => ({
      changesInFlight: changesInFlight + 1,
      view: view && ahead ? ahead(view) : view,
    }));
    const answer = await inTurn(send);
    set(({ changesInFlight }) => ({ changesInFlight: changesInFlight - 1 }));
    if (answer.ok) take(answer.reply);
    else set({ view: confirmed });
    return answer;
  };
  return {
    change,
    async changeOrAlert(done, ...how) {
      const before = { version: confirmed?.Version, count: get().cart.totalCount };
      const answer = await change(...how);
      if (answer.ok) return true;
      if (answer.status < 500) {
        set({ alert: answer.alert });
        return false;
      }
      const now = await inTurn(() => api(cartInit));
      if (now.ok) take(now.reply);
      const isDone = now.ok && !isSame(before, now.reply);
      if (!isDone)
        set({
          alert: { ...answer.alert, help: now.ok || isOffline() ? noAnswerWords[done] : noAnswerWords.outOfReach },
        });
      return isDone;
    },
    async load() {
      const answer = await inTurn(() => api(cartInit));
      if (answer.ok) take(answer.reply, refreshedCartState);
    },
    show: (view) => take(view, refreshedCartState),
    forget: () => {
      confirmed = null;
    },
  };
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

/** The view with its lines changed and counted again; amounts are left for the server. */
export function withItems(view: CartView, change: (item: CartItem) => CartItem[]): CartView {
  const Items = view.Items.flatMap(change);
  return { ...view, Items, TotalCount: Items.reduce((count, item) => count + item.Quantity, 0) };
}
