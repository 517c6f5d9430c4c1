import type { MonthlyOffer } from "#contract/monthly-offer.ts";
import { monthlyPrice } from "#rules/payment/monthly-price.ts";
import { type OrderToPay, paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { leaseOffer, loanOffer } = spoken.payment;

/**
 * How an amount could be paid monthly, before the payment step: a loan as an example on the plan of the settings, and a lease,
 * which has no price that the store knows. Only by methods that are enabled, connected, and open for the amount and the country.
 */
export function monthlyOffers(
  { config, payments }: Pick<World, "config" | "payments">,
  order: Omit<OrderToPay, "hasApplePay">,
): MonthlyOffer[] {
  const { methods } = config.payment;
  return paymentMethodsFor({ ...order, hasApplePay: false }, methods).flatMap(({ type, title: Title, refusal }) => {
    if (refusal || !payments.of(type)) return [];
    if (type === "Katapult") return [{ Title, Detail: leaseOffer(Title) }];
    const loan = methods.find((method) => method.type === type)?.loan;
    const monthly = loan && monthlyPrice(order.total, loan);
    return monthly ? [{ Title, Detail: loanOffer(order.total, monthly) }] : [];
  });
}
