import type { StripeConstructor } from "@stripe/stripe-js";

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

let opening: Promise<StripeConstructor> | null = null;

/** Only where something is paid, and once: Stripe's script watches the page it is on. */
export function openStripe(script: string): Promise<StripeConstructor> {
  opening ??= new Promise((resolve, reject) => {
    const tag = document.createElement("script");
    tag.src = script;
    tag.addEventListener("load", () =>
      window.Stripe ? resolve(window.Stripe) : reject(new Error("Stripe's script brought nothing")),
    );
    tag.addEventListener("error", () => {
      opening = null;
      reject(new Error("Stripe's script did not come"));
    });
    document.head.append(tag);
  });
  return opening;
}
