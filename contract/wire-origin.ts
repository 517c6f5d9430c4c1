/** `rules/order/order-origin.ts` in the specification's words. */
export interface WireOrigin {
  SalesName: string;
  Referral: string;
  Request: string;
  ErrorCount: number;
  IsMobile: boolean;
}
