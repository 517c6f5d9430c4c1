import type { ProviderPayment } from "./payment-provider.ts";

const STRIPE_HOST = /(?:^|\.)stripe\.com$/;

/**
 * The payment with the page where the shopper confirms, if that page is the provider's: https on one of Stripe's hosts,
 * or the sandbox's own origin. The store sends shoppers there, so no other address is passed on.
 */
export function withOwnPage(
  payment: ProviderPayment,
  { apiBase, cardFieldsUrl }: { apiBase: string; cardFieldsUrl: string },
): ProviderPayment {
  if (payment.actionUrl === null) return payment;
  const page = URL.canParse(payment.actionUrl) ? new URL(payment.actionUrl) : null;
  const isOwn = apiBase.startsWith("https:")
    ? page?.protocol === "https:" && STRIPE_HOST.test(page.hostname)
    : page?.origin === new URL(cardFieldsUrl).origin;
  return isOwn ? payment : { ...payment, actionUrl: null };
}
