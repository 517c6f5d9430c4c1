import type { OrderState } from "#rules/order/order-states.ts";

export interface OrderStateWords {
  state: string;
  /** The sentence that stands over the order. */
  title(firstName: string): string;
}

/** Where an order stands, as its buyer reads it on page and paper. */
export const orderStateWords: Readonly<Record<OrderState, OrderStateWords>> = {
  pending_payment: { state: "Waiting for payment", title: () => "This order is waiting for payment." },
  paid: { state: "Paid", title: (firstName) => `Thank you, ${firstName}. Your order is in.` },
  building: { state: "Being built", title: (firstName) => `${firstName}, your order is on the bench.` },
  testing: { state: "Being tested", title: (firstName) => `${firstName}, your order is being tested.` },
  packed: { state: "Packed", title: (firstName) => `${firstName}, your order is packed and waiting for the carrier.` },
  shipped: { state: "Shipped", title: (firstName) => `${firstName}, your order is on its way.` },
  delivered: { state: "Delivered", title: (firstName) => `${firstName}, your order has arrived.` },
  cancelled: { state: "Canceled", title: () => "This order was canceled." },
  refunded: { state: "Refunded", title: () => "This order was refunded." },
};
