import { stepWords } from "#words/checkout.ts";

/** The three labelled steps of the checkout (S60), in the URL as `/carts?step=…`. Cart step 0 is the cart page itself. */
export const CHECKOUT_STEPS = [
  { name: "information", label: stepWords.information, cartStep: 1 },
  { name: "shipping", label: stepWords.shipping, cartStep: 2 },
  { name: "payment", label: stepWords.payment, cartStep: 3 },
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];
export type CheckoutStepName = CheckoutStep["name"];

export function checkoutStep(name: string | null): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step.name === name) ?? null;
}

/** The step that may be shown: the asked one, or the furthest that is open. */
export function openStep(asked: CheckoutStep, furthestOpen: number): CheckoutStep {
  return CHECKOUT_STEPS[Math.min(asked.cartStep, Math.max(furthestOpen, 1)) - 1] ?? CHECKOUT_STEPS[0];
}
