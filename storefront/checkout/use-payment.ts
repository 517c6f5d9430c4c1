import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { getCheckout, type BillingAddress, type CheckoutView } from "#contract/checkout.ts";
import type { Alert } from "#contract/alert.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { browserAlert } from "../api/browser-alert.ts";
import { fetchApi } from "../api/api.ts";
import { shownBill } from "../cart/browser-cart.ts";
import { useCart } from "../cart/cart-store.ts";
import type { ShownCart } from "../cart/use-shown-cart.ts";
import { paths } from "../paths.ts";
import { changedLines, type ChangedLine } from "./changed-lines.ts";
import { isTester } from "../shell/tester-flag.ts";
import { orderCameFrom } from "./order-came-from.ts";
import type { PhoneWallets } from "./phone-wallets.ts";
import { isPhoneWallet } from "./use-phone-wallets.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { payOrder, type OrderToPay, type PaymentOutcome, type PayStage } from "./pay-order.ts";
import type { RefObject } from "react";
import { type CardEntry, tokenise } from "./card-entry.ts";
import { inLanguage } from "../language/in-language.ts";

export interface Declined {
  orderNumber: string;
  heldUntil: string;
  alert: Alert;
  card: OrderToPay["card"];
}

export interface ChangedTotal {
  from: number;
  to: number;
  /** A gift voucher pays or paid a part: both amounts are what is left to pay. */
  isPartly: boolean;
  lines: ChangedLine[];
}

export interface Payment {
  stage: PayStage | "card" | null;
  /** A refusal for the generic alert. */
  alert: Alert | null;
  closeAlert(): void;
  declined: Declined | null;
  /** The order costs more than was shown: both amounts to pay in dollars, and the lines that differ. */
  changed: ChangedTotal | null;
  /** What pressing the button pays by card; leasing may cost another total. */
  total: number;
  pay(how: HowToPay): Promise<void>;
}

export interface HowToPay {
  type: PaymentType;
  billingAddress: BillingAddress | null;
  /** Where text updates are wanted; null for none. */
  cellPhone: string | null;
  /** Of this browser, where one of them pays. */
  wallets: PhoneWallets | null;
  /** What is left to pay of a lease, in dollars, which has a bill of its own; null for every other way. */
  leased: number | null;
}

const IS_GONE: ReadonlySet<string> = new Set<Alert["Reason"]>(["signed_out", "already_ordered", "cart_empty"]);

const NO_CARD: OrderToPay["card"] = { token: "", brand: "", last4: "" };

/** The state of paying: what is under way, what came of it, and the one button's action. */
export function usePayment(
  { cart, bill }: ShownCart,
  fields: RefObject<CardEntry | null>,
  onRefreshed: (checkout: CheckoutView) => void,
): Payment {
  const [stage, setStage] = useState<Payment["stage"]>(null);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [declined, setDeclined] = useState<Declined | null>(null);
  const [changed, setChanged] = useState<Payment["changed"]>(null);
  const finish = useFinish();
  const noteRefusal = useCart((store) => store.noteRefusal);
  const load = useCart((store) => store.load);
  useEffect(() => {
    // Back from the bank's page to this one as it was left: it must not wait for an answer that went elsewhere.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStage(null);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  // The bill beside and the button say the same: a total that changed has brought its own bill.
  const shown = shownBill(cart, bill);
  const total = shown.ToPay;
  const showChange = async (from: typeof shown, alert: Alert) => {
    const fresh = await fetchApi(getCheckout);
    if (fresh.ok) onRefreshed(fresh.reply);
    if (!fresh.ok || fresh.reply.Totals.ToPay <= from.ToPay) return setAlert(alert);
    const now = fresh.reply.Totals;
    const isPartly = from.GiftVoucher > 0 || now.GiftVoucher > 0;
    setChanged({ from: from.ToPay, to: now.ToPay, isPartly, lines: changedLines(from, now) });
  };

  const cardOf = (type: PaymentType) => {
    if (total === 0) return NO_CARD;
    return type === "CreditCard" ? cardFrom(fields, setAlert) : signOfPress();
  };
  const pay = async ({ type, billingAddress, cellPhone, wallets, leased }: HowToPay) => {
    if (stage !== null) return;
    setStage("card");
    // While the press is handled, or the browser opens no sheet.
    const sheet = total > 0 && isPhoneWallet(type) ? wallets?.pay() : null;
    const given = await sheet;
    const card = sheet ? (given?.card ?? null) : await cardOf(type);
    if (card === null) return setStage(null);
    setDeclined(null);
    setChanged(null);
    const testMode = isTester(new URLSearchParams(location.search), localStorage);
    const origin = orderCameFrom(cart, navigator.userAgent);
    const order = {
      cartVersion: bill.Version,
      payment: type,
      shown: leased === null ? shown : { ...shown, Total: sumMoney([leased, shown.GiftVoucher]), ToPay: leased },
      billingAddress,
      cellPhone,
      testMode,
      origin,
      card,
    };
    const outcome = await payOrder(fetchApi, order, setStage);
    given?.end(outcome.kind === "progress");
    if (outcome.kind !== "progress" && outcome.kind !== "unknown") noteRefusal();
    // A cart that is gone is asked for again: the page says where it is.
    if (outcome.kind === "refused" && IS_GONE.has(outcome.alert.Reason)) await load();
    else if (outcome.kind === "refused") setAlert(outcome.alert);
    if (outcome.kind === "declined") setDeclined({ ...outcome, card });
    if (outcome.kind === "total_higher") await showChange(shown, outcome.alert);
    // A page that is being left keeps its busy button, so that nobody presses it again.
    if (!finish(outcome)) setStage(null);
  };

  return { stage, alert, closeAlert: () => setAlert(null), declined, changed, total, pay };
}

/** What is agreed to on another page has no card here: each press is one attempt. */
function signOfPress(): OrderToPay["card"] {
  return { ...NO_CARD, token: pressToken(crypto.randomUUID()) };
}

/** A token of the card, or null when its fields are not right yet: they say why themselves. */
async function cardFrom(
  fields: RefObject<CardEntry | null>,
  onAlert: (alert: Alert) => void,
): Promise<OrderToPay["card"] | null> {
  const answer = await tokenise(fields);
  if (answer.type === "card-fields/token")
    return { token: answer.token, brand: answer.cardType ?? "", last4: answer.last4 };
  if (answer.type === "card-fields/failed") {
    onAlert(browserAlert("card_not_read", { message: answer.message }, { message: answer.message, title: "card" }));
  }
  return null;
}

/** Leaves the page once the payment is made, is to be confirmed at the bank, or has no answer yet. True when it does. */
function useFinish(): (outcome: PaymentOutcome) => boolean {
  const navigate = useNavigate();
  const reset = useCart((store) => store.reset);
  return (outcome) => {
    if (outcome.kind === "unknown") void navigate(paths.paymentReturn(outcome.orderNumber));
    if (outcome.kind !== "progress") return outcome.kind === "unknown";
    const { CustOrderID: orderNumber, State: state, Redirect: bankPage, OrderPage: orderPage } = outcome.progress;
    switch (state) {
      case "paid":
        reset(orderNumber);
        void navigate(orderPage, { replace: true });
        break;
      case "action_required":
        if (bankPage) window.location.assign(inLanguage(bankPage));
        else void navigate(paths.paymentReturn(orderNumber));
        break;
      case "pending":
      case "in_review":
        void navigate(paths.paymentReturn(orderNumber));
        break;
    }
    return true;
  };
}
