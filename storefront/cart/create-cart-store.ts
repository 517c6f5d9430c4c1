import {
  changeRushService,
  changeSystemWarranty,
  addToCart,
  changeCartItemQty,
  deleteCartItem,
  takeWithPcPrice,
  applyCoupon,
  applyPoints,
  type CartItem,
  type CartView,
} from "#contract/carts.ts";
import { removeIdVerify } from "#contract/id-discount.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import type { Alert } from "#contract/alert.ts";
import type { ShippingAddress } from "#contract/checkout.ts";
import type { Api, BodyOf } from "#contract/call.ts";
import { CART_STATE_VERSION, type CartState } from "#rules/cart/cart-state.ts";
import { removeCartItem } from "#rules/cart/change-cart-state.ts";
import { withLocalTotals } from "#rules/cart/local-totals.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { persist } from "zustand/middleware";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { readAnswer } from "../api/api.ts";
import { type AddToCart, addBody } from "./add-body.ts";
import { EMPTY_CART, cartAfterOrder, type BrowserCart, type CartBill } from "./browser-cart.ts";
import { cartChanges, type CartChanges } from "./cart-changes.ts";
import { forgetLinkOrigin, linkOrigin } from "./link-origin.ts";
import { cartStorage, type KeptCart } from "./cart-storage.ts";
import { CART_STORAGE_KEY } from "./cart-on-demand.ts";

/** An alert with what it means for the cart, where its own words do not say. */
export type ShownAlert = Alert & { help?: string };

interface CartFacts {
  /** What the pages read and browser storage keeps. Ahead of the server while a change has no answer: then its totals are our own (S286). */
  cart: BrowserCart;
  /** The server's reasons for the cart's amounts; null until it has answered on this page. */
  bill: CartBill | null;
  /** Changes without an answer yet: the bill is dimmed with "Updating" while there are any. */
  changesInFlight: number;
  /** A refusal to show in the generic alert. */
  alert: ShownAlert | null;
  /** The line that was taken out last, for "Put it back". */
  removed: CartItem | null;
  /** SKU that was just added: the drawer is open while it is set. */
  addedSkuId: number | null;
}

interface CartLineActions {
  /** True when the server took it; a refusal opens the alert. `sent`: the server was asked already. */
  add(what: AddToCart, sent?: Promise<Response>): Promise<boolean>;
  changeQuantity(cartItemId: string, quantity: number): Promise<boolean>;
  remove(cartItemId: string): Promise<boolean>;
  putBack(): Promise<boolean>;
  chooseWarranty(cartItemId: string, warrantyId: number): Promise<boolean>;
  chooseRush(cartItemId: string, rushService: RushService): Promise<boolean>;
  takeWithPcPrice(cartItemId: string): Promise<boolean>;
}

interface CartPageActions {
  /** Asks the server for the cart; browser storage is only its memory between pages (S290). */
  load(): Promise<void>;
  /** The cart a page's loader has read, and where it goes if that is known. */
  show(view: CartView, address?: ShippingAddress | null): void;
  /** An empty code takes the coupon off. The refusal comes back to stand at its field. */
  applyCoupon(couponCode: string): Promise<Alert | null>;
  /** Takes the group discount off. */
  removeIdVerify(): Promise<boolean>;
  /** 0 takes them off. The refusal comes back to stand at its field. */
  applyPoints(points: number): Promise<Alert | null>;
  /** An empty code takes the voucher off. The refusal comes back to stand at its field. */
  applyVoucher(code: string): Promise<Alert | null>;
  /** The checkout was refused something: counted for its order. */
  noteRefusal(): void;
  goToStep(cartStep: CartState["cartStep"]): void;
  /** How the order will be paid (S131), from when the payment step shows it until the order is placed. */
  choosePayment(paymentType: PaymentType): void;
  /** The default cart (S298), after a purchase with the order's number. */
  reset(orderNumber?: string): void;
  closeAlert(): void;
  closeDrawer(): void;
}

export interface CartStore extends CartFacts, CartLineActions, CartPageActions {}

const EMPTY: CartFacts = {
  cart: EMPTY_CART,
  bill: null,
  changesInFlight: 0,
  alert: null,
  removed: null,
  addedSkuId: null,
};

/** `fetchAlert` brings the code of the alert that a refusal opens. */
export function createCartStore(api: Api, storage: () => Storage | undefined, fetchAlert: () => Promise<unknown>) {
  return createStore<CartStore>()(
    persist(
      (set, get) => {
        const changes = cartChanges(api, set, get, { origin: () => linkOrigin(storage), fetchAlert });
        const forgetLink = () => forgetLinkOrigin(storage);
        return { ...EMPTY, ...lineActions(api, changes, set, get), ...pageActions(api, changes, set, forgetLink) };
      },
      {
        name: CART_STORAGE_KEY,
        version: CART_STATE_VERSION,
        storage: cartStorage(storage),
        partialize: ({ cart }): KeptCart => ({ cart }),
        skipHydration: true,
      },
    ),
  );
}

type Set = StoreApi<CartStore>["setState"];

function lineActions(api: Api, { changeOrAlert }: CartChanges, set: Set, get: () => CartStore): CartLineActions {
  const put = (body: BodyOf<typeof addToCart>, sent?: Promise<Response>) =>
    changeOrAlert("added", () => (sent ? readAnswer(addToCart, sent) : api(addToCart, { body })));
  return {
    async add(what, sent) {
      const isIn = await put(addBody(what), sent);
      if (isIn) set({ addedSkuId: what.skuId, removed: null });
      return isIn;
    },
    changeQuantity: (cartItemId, quantity) =>
      changeOrAlert(
        "changed",
        () => api(changeCartItemQty, { body: { cartItemId, quantity } }),
        onLine(cartItemId, (item) => ({ ...item, Quantity: quantity })),
      ),
    async remove(cartItemId) {
      const line = get().cart.cartItems[cartItemId] ?? null;
      const isOut = await changeOrAlert(
        "changed",
        () => api(deleteCartItem, { body: { cartItemId } }),
        (cart) => removeCartItem(cart, cartItemId),
      );
      // A longer warranty is put back where it was found: on the page of its order.
      if (isOut) set({ removed: line?.ExtendWarranty ? null : line });
      return isOut;
    },
    async putBack() {
      const line = get().removed;
      if (!line) return false;
      const { SkuID, Quantity, AdditionalWarrantyID, RushService, Build } = line;
      const isBack = await put({
        SkuID,
        Quantity,
        AdditionalWarrantyID,
        RushService,
        Build,
        IsCompleteYourPurchase: false,
      });
      if (isBack) set({ removed: null });
      return isBack;
    },
    chooseWarranty: (cartItemId, warrantyId) =>
      changeOrAlert(
        "changed",
        () => api(changeSystemWarranty, { body: { cartItemId, warrantyId } }),
        onLine(cartItemId, (item) => withWarranty(item, warrantyId)),
      ),
    chooseRush: (cartItemId, rushService) =>
      changeOrAlert(
        "changed",
        () => api(changeRushService, { body: { cartItemId, rushService } }),
        onLine(cartItemId, (item) => withRush(item, rushService)),
      ),
    takeWithPcPrice: (cartItemId) => changeOrAlert("changed", () => api(takeWithPcPrice, { body: { cartItemId } })),
  };
}

function onLine(cartItemId: string, change: (item: CartItem) => CartItem) {
  return (cart: BrowserCart): BrowserCart => {
    const item = cart.cartItems[cartItemId];
    return item ? withLocalTotals({ ...cart, cartItems: { ...cart.cartItems, [cartItemId]: change(item) } }) : cart;
  };
}

/** The unit's price has its warranty in it. */
function withWarranty(item: CartItem, warrantyId: number): CartItem {
  const price = item.Warranties.find((choice) => choice.warrantyId === warrantyId)?.price ?? 0;
  const Price = sumMoney([item.Price, -item.AdditionalWarrantyPrice, price]);
  return { ...item, Price, AdditionalWarrantyID: warrantyId, AdditionalWarrantyPrice: price };
}

function withRush(item: CartItem, rushService: RushService): CartItem {
  const chosen = item.RushChoices.find((choice) => choice.rushService === rushService);
  const RushPrice = chosen?.price ?? 0;
  const Price = sumMoney([item.Price, -item.RushPrice, RushPrice]);
  return { ...item, Price, RushService: rushService, RushPrice, EstimatedShip: chosen?.ships ?? item.EstimatedShip };
}

function pageActions(
  api: Api,
  { change, changeOrAlert, load, show, forget }: CartChanges,
  set: Set,
  forgetLink: () => void,
): CartPageActions {
  return {
    load,
    show,
    async applyCoupon(couponCode) {
      const answer = await change(() => api(applyCoupon, { body: { couponCode } }));
      return answer.ok ? null : answer.alert;
    },
    removeIdVerify: () => changeOrAlert("changed", () => api(removeIdVerify)),
    async applyPoints(UsedPoint) {
      const answer = await change(() => api(applyPoints, { body: { UsedPoint } }));
      return answer.ok ? null : answer.alert;
    },
    async applyVoucher(VoucherCode) {
      const answer = await change(() => api(applyGiftVoucher, { body: { VoucherCode } }));
      return answer.ok ? null : answer.alert;
    },
    noteRefusal: () => set(({ cart }) => ({ cart: { ...cart, errorCount: cart.errorCount + 1 } })),
    goToStep: (cartStep) =>
      set(({ cart }) => ({ cart: { ...cart, cartStep, isWentToStep3: cart.isWentToStep3 || cartStep === 3 } })),
    choosePayment: (paymentType) => set(({ cart }) => ({ cart: { ...cart, paymentType } })),
    reset(orderNumber = "") {
      forget();
      forgetLink();
      set({ cart: cartAfterOrder(orderNumber), bill: null, removed: null, addedSkuId: null });
    },
    closeAlert: () => set({ alert: null }),
    closeDrawer: () => set({ addedSkuId: null }),
  };
}
