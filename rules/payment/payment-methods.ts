import type { PaymentMethodConfig } from "./payment-types.ts";
import { sumCents, type Cents } from "../money/cents.ts";
import type { Country } from "../address/destination.ts";
import type { PaymentType } from "./payment-types.ts";
import { type Reason, type Refusal, refuse } from "../refusal.ts";

/** Why an order may not be paid so; the last is the store's own, which has no provider for the method. */
export const METHOD_REFUSALS = [
  "method_disabled",
  "usa_only",
  "browser_unsupported",
  "below_minimum",
  "above_maximum",
  "leasing_not_offered",
  "method_not_connected",
] as const satisfies readonly Reason[];
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];
export type PaymentMethodRefusal = Refusal<Exclude<MethodRefusal, "method_not_connected">>;

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
  refusal: PaymentMethodRefusal | null;
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
  const totalCents = order.total;
  if (!method.enabled) return refuse("method_disabled", { title });
  if (method.usOnly && order.country !== null && order.country !== "USA") return refuse("usa_only", { title });
  if (method.type === "ApplePay" && !order.hasApplePay) return refuse("browser_unsupported", { title });
  if (minimum !== null && totalCents < minimum)
    return refuse("below_minimum", { title, minimumCents: minimum, totalCents });
  if (maximum !== null && totalCents > maximum)
    return refuse("above_maximum", { title, maximumCents: maximum, totalCents });
  if (method.type !== "Katapult" || isLeasingOffered(order.leasableTotal, method)) return null;
  return refuse("leasing_not_offered", {
    title,
    aboveCents: minimum,
    belowCents: maximum,
    leasableCents: order.leasableTotal,
  });
}

function lowest(one: Cents | null, other: Cents | null): Cents | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
