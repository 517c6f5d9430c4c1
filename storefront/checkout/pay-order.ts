import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import {
  checkCartItems,
  confirmOrder,
  createOrder,
  validateCart,
  type BillingAddress,
  type PaymentProgress,
} from "#contract/checkout.ts";
import type { WireOrigin } from "#contract/wire-origin.ts";
import { totalBreakdown, type TotalBreakdown } from "#contract/total-breakdown.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { alertTitles, alertWords } from "#words/alerts.ts";

export interface OrderToPay {
  cartVersion: number;
  /** The bill the shopper read, in dollars. Compared, never charged (A1). */
  shown: TotalBreakdown & { ToPay: number };
  /** Null: the billing address is the shipping address. */
  billingAddress: BillingAddress | null;
  /** Where text updates are wanted; null for none. */
  cellPhone: string | null;
  testMode: boolean;
  origin: WireOrigin;
  payment: PaymentType;
  /** Token of the provider's card fields, or a sign of this press for what is agreed to elsewhere; empty for an order of 0.00. */
  card: { token: string; brand: string; last4: string };
}

export type PaymentOutcome =
  /** The cart or the order was refused: nothing was charged. */
  | { kind: "refused"; alert: Alert }
  /** The order would cost more than was shown and was not made: the shopper reads what changed and presses again. */
  | { kind: "total_higher"; alert: Alert<"total_higher" | "to_pay_higher"> }
  | { kind: "declined"; orderNumber: string; heldUntil: string; alert: Alert }
  /** No answer to the payment itself: it may have happened, and the provider is asked until it says. */
  | { kind: "unknown"; orderNumber: string }
  | { kind: "progress"; progress: PaymentProgress };

export type PayStage = "validate" | "check" | "create" | "confirm";

/**
 * The four stages of section 4: validate the cart, check its items, create the order, confirm it.
 * An order is created once for a cart version, so pressing again after a decline pays the same order.
 */
export async function payOrder(
  api: Api,
  order: OrderToPay,
  onStage: (stage: PayStage) => void = () => {},
): Promise<PaymentOutcome> {
  onStage("validate");
  const valid = await api(validateCart);
  if (!valid.ok) return { kind: "refused", alert: valid.alert };

  onStage("check");
  const checked = await api(checkCartItems, { body: { Version: order.cartVersion } });
  if (!checked.ok) return { kind: "refused", alert: checkFailed(checked) };

  onStage("create");
  const created = await api(createOrder, { body: toCreateOrder(order) });
  if (!created.ok && (created.alert.Reason === "total_higher" || created.alert.Reason === "to_pay_higher"))
    return { kind: "total_higher", alert: created.alert };
  if (!created.ok) return { kind: "refused", alert: { ...created.alert, Icon: "error" } };
  const { CustOrderID: orderNumber, HeldUntil: heldUntil } = created.reply;

  onStage("confirm");
  return confirm(api, order, orderNumber, heldUntil);
}

function toCreateOrder({ cartVersion, payment, shown, billingAddress, cellPhone, testMode, origin }: OrderToPay) {
  return {
    Version: cartVersion,
    Payment: payment,
    ExpectedTotal: shown.Total,
    ExpectedParts: totalBreakdown(shown),
    ExpectedToPay: shown.ToPay,
    BillingAddress: billingAddress,
    Comment: "",
    TestMode: testMode,
    Origin: origin,
    ...(cellPhone !== null && { SendTextNote: true, CellPhone: cellPhone }),
  };
}

async function confirm(api: Api, order: OrderToPay, orderNumber: string, heldUntil: string): Promise<PaymentOutcome> {
  const { token, brand, last4 } = order.card;
  const confirmed = await api(confirmOrder, {
    body: { CustOrderID: orderNumber, PaymentToken: token, CardType: brand, Number: last4 && `************${last4}` },
  });
  if (!confirmed.ok && confirmed.status >= 500) return { kind: "unknown", orderNumber };
  if (confirmed.ok) return { kind: "progress", progress: confirmed.reply };
  // Another tab's card is being charged: the page that waits for it says how that ends.
  if (confirmed.alert.Reason === "another_card_in_progress") return { kind: "unknown", orderNumber };
  return confirmed.alert.Reason === "payment_declined"
    ? { kind: "declined", orderNumber, heldUntil, alert: confirmed.alert }
    : { kind: "refused", alert: confirmed.alert };
}

/** The specification fixes this text and title whatever the server says (S482, S483). */
function checkFailed(answer: Extract<Answer<unknown>, { ok: false }>): Alert {
  return {
    ...answer.alert,
    Message: alertWords.checkFailed,
    Title: alertTitles.fail,
    Icon: "error",
  };
}
