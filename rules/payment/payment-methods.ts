import type { PaymentMethodConfig } from "../config/store-config.ts";
import { cents, sumCents, type Cents } from "../money/cents.ts";
import { moneyText } from "../money/money-text.ts";
import type { Country, PaymentType } from "../pricing/cart-to-price.ts";

export type PaymentMethodRefusal =
  | "method_disabled"
  | "usa_only"
  | "browser_unsupported"
  | "below_minimum"
  | "above_maximum"
  | "leasing_not_offered";

/** What decides which methods an order may be paid by. */
export interface OrderToPay {
  total: Cents;
  /** Sum of the lines that may be leased, after discounts. */
  leasableTotal: Cents;
  /** Where the order goes; null before that is known, when no country is held against a method. */
  country: Country | null;
  /** The browser says it has Apple Pay (`ApplePaySession.canMakePayments()`). */
  hasApplePay: boolean;
}

export interface PaymentMethodOffer {
  type: PaymentType;
  title: string;
  detail: string;
  minimum: Cents | null;
  maximum: Cents | null;
  /** Null when the order may be paid so. */
  refusal: { reason: PaymentMethodRefusal; message: string } | null;
}

/** Every method in the configuration's order; one that cannot pay this order says why, with its numbers. */
export function paymentMethodsFor(
  order: OrderToPay,
  methods: readonly PaymentMethodConfig[],
  amazonGiftCardLimit: Cents | null = null,
): readonly PaymentMethodOffer[] {
  return methods.map((method) => {
    const maximum = method.type === "AMAZONV2" ? lowest(method.maximum, amazonGiftCardLimit) : method.maximum;
    const { type, title, detail, minimum } = method;
    return { type, title, detail, minimum, maximum, refusal: refusalOf(order, { ...method, maximum }) };
  });
}

/** Sum of the lines whose item may be leased. */
export function leasableTotal(lines: readonly { leasable: boolean; amount: Cents }[]): Cents {
  return sumCents(lines.filter(({ leasable }) => leasable).map(({ amount }) => amount));
}

/** Strictly between the lender's amounts (S498): at exactly 300.00 or 4000.00 leasing is not offered (A34). */
export function isLeasingOffered(leasable: Cents, lender: Pick<PaymentMethodConfig, "minimum" | "maximum">): boolean {
  return (
    (lender.minimum === null || leasable > lender.minimum) && (lender.maximum === null || leasable < lender.maximum)
  );
}

function refusalOf(order: OrderToPay, method: PaymentMethodConfig): PaymentMethodOffer["refusal"] {
  const { title, minimum, maximum } = method;
  const total = moneyText(order.total);
  if (!method.enabled) return { reason: "method_disabled", message: `We do not take ${title} at the moment.` };
  if (method.usOnly && order.country !== null && order.country !== "USA") {
    return { reason: "usa_only", message: `${title} is for orders within the USA.` };
  }
  if (method.type === "ApplePay" && !order.hasApplePay) {
    return { reason: "browser_unsupported", message: `${title} needs a browser and a device that have it.` };
  }
  if (minimum !== null && order.total < minimum) {
    const short = moneyText(cents(minimum - order.total));
    return {
      reason: "below_minimum",
      message: `${title} begins at ${moneyText(minimum)}. This order is ${total}, ${short} below.`,
    };
  }
  if (maximum !== null && order.total > maximum) {
    const above = moneyText(cents(order.total - maximum));
    return {
      reason: "above_maximum",
      message: `${title} ends at ${moneyText(maximum)}. This order is ${total}, ${above} above.`,
    };
  }
  return method.type === "Katapult" ? leasingRefusal(order.leasableTotal, method) : null;
}

function leasingRefusal(leasable: Cents, method: PaymentMethodConfig): PaymentMethodOffer["refusal"] {
  if (isLeasingOffered(leasable, method)) return null;
  const bounds = [
    method.minimum && `above ${moneyText(method.minimum)}`,
    method.maximum && `below ${moneyText(method.maximum)}`,
  ];
  const needed = bounds.filter(Boolean).join(" and ");
  return {
    reason: "leasing_not_offered",
    message: `${method.title} needs items that can be leased for ${needed}. This order has ${moneyText(leasable)} of them.`,
  };
}

function lowest(one: Cents | null, other: Cents | null): Cents | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
