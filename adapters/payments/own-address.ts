import type { ProviderPayment } from "./payment-provider.ts";

/** The address if it lies on the provider's own origin, else null: buyers are sent nowhere else, whatever a provider answers. */
export function ownAddress(address: string | null | undefined, pageOrigin: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).origin === new URL(pageOrigin).origin ? address : null;
}

/** The payment with the page where its buyer agrees, if that is an own one. */
export function onlyOwnPage(payment: ProviderPayment, pageOrigin: string): ProviderPayment {
  return { ...payment, actionUrl: ownAddress(payment.actionUrl, pageOrigin) };
}
