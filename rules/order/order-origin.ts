/**
 * Where an order came from, as its browser says; nothing is priced or decided by it. `salesName`, `referralCode` and
 * `request` come from the link that led here (its parameters of those names), which the browser keeps until the order;
 * `errorCount` counts the refusals that its checkout met: an address, a method, a cart, a card.
 */
export interface OrderOrigin {
  salesName: string;
  referralCode: string;
  request: string;
  errorCount: number;
  isMobile: boolean;
}

export const NO_ORIGIN: OrderOrigin = { salesName: "", referralCode: "", request: "", errorCount: 0, isMobile: false };
