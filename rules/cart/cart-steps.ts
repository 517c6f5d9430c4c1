/** 0 view items, 1 shipping info, 2 shipping method, 3 payment (S280–S283). */
export type CartStep = 0 | 1 | 2 | 3;

/** Three labels for four steps: the cart page itself has none (A6). */
export const CART_STEP_LABELS: Readonly<Record<CartStep, string | null>> = {
  0: null,
  1: "Information",
  2: "Shipping",
  3: "Payment",
};

export interface CheckoutFacts {
  /** Reasons why checkout is closed (`checkoutBlocks`). */
  blocks: number;
  /** Null before an address was entered, then what is wrong with it. */
  addressProblems: number | null;
  /** The chosen method is one of those that are offered now. */
  hasShippingMethod: boolean;
}

/** The furthest step that is open. A cart that changes can close steps again. */
export function openStep({ blocks, addressProblems, hasShippingMethod }: CheckoutFacts): CartStep {
  if (blocks > 0) return 0;
  if (addressProblems !== 0) return 1;
  return hasShippingMethod ? 3 : 2;
}

/** A step that was asked for, or the furthest open one before it. */
export function allowedStep(asked: CartStep, facts: CheckoutFacts): CartStep {
  return Math.min(asked, openStep(facts)) as CartStep;
}
