/** The page that asks the provider how a payment ended; the provider sends shoppers back to it too. */
export function returnHref(orderNumber: string): string {
  return `/carts/return?${new URLSearchParams({ order: orderNumber })}`;
}
