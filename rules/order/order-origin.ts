/**
 * Where an order came from, as its browser says; nothing is priced or decided by it. `salesName`, `referralCode` and
 * `request` come from the link that led here (its parameters of those names), `errorCount` counts the refusals that its
 * checkout met.
 */
export interface OrderOrigin {
  salesName: string;
  referralCode: string;
  request: string;
  errorCount: number;
  isMobile: boolean;
}

export const NO_ORIGIN: OrderOrigin = { salesName: "", referralCode: "", request: "", errorCount: 0, isMobile: false };
