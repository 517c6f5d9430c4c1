import { z } from "zod";
import { type Cents, cents } from "#rules/money/cents.ts";
import type { ProviderPayment } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

const Dollars = z
  .union([z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/), z.number().nonnegative().max(1e9)])
  .transform((amount) => Math.round(Number(amount) * 100));

/**
 * What a read of an application answers is in no page that was found: status, order_id and the echo of what was sent are
 * assumed from the names of the other calls, and have to be seen at Katapult's sandbox first.
 */
const Application = z.object({
  uid: z.string().min(1),
  status: z.string(),
  order_id: z.string().nullish(),
  redirect_url: z.string().nullish(),
  items: z.array(z.object({ unit_price: Dollars, quantity: z.int().positive() })).min(1),
  checkout: z.object({
    customer_id: z.string(),
    shipping_amount: Dollars,
    discounts: z.array(z.object({ discount_amount: Dollars })),
  }),
});
const Begun = z.object({ uid: z.string().min(1), redirect_url: z.string() });

const STATES: Readonly<Record<string, ProviderPayment["state"]>> = {
  initialized: "requires_action",
  approved: "requires_action",
  originated: "approved",
  denied: "declined",
};

export function readKatapultBegun(body: unknown): z.infer<typeof Begun> {
  return believed(Begun, body, "new application");
}

/** Throws `ProviderUnreachable` for an answer that is no application. */
export function katapultPayment(body: unknown): ProviderPayment {
  const application = believed(Application, body, "application");
  const state = stateOf(application);
  const [orderNumber, attemptId] = application.checkout.customer_id.split(":");
  return {
    providerRef: application.uid,
    state,
    amount: amountOf(application),
    currency: "USD",
    orderNumber: orderNumber ?? null,
    attemptId: attemptId ?? null,
    cardType: "Katapult",
    cardLast4: "",
    decline: state === "declined" ? "not_approved" : null,
    actionUrl: state === "requires_action" ? (application.redirect_url ?? null) : null,
  };
}

/** A lease that the store has confirmed carries the store's number. What nobody knows yet is not decided yet. */
function stateOf({ status, order_id: orderId }: z.infer<typeof Application>): ProviderPayment["state"] {
  const isConfirmed = typeof orderId === "string" && orderId !== "";
  if (status === "cancelled") return isConfirmed ? "refunded" : "voided";
  if (isConfirmed) return "captured";
  return STATES[status] ?? "processing";
}

function amountOf({ items, checkout }: z.infer<typeof Application>): Cents {
  const goods = items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
  const off = checkout.discounts.reduce((sum, { discount_amount }) => sum + discount_amount, 0);
  return cents(goods + checkout.shipping_amount - off);
}

function believed<T>(shape: z.ZodType<T>, body: unknown, what: string): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderUnreachable(`Katapult answered with something that is no ${what}: ${z.prettifyError(read.error)}`);
}
