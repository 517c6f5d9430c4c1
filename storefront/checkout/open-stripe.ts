import type { Stripe, StripeConstructor, StripeElementLocale } from "@stripe/stripe-js";
import { STRIPE_LANGUAGE } from "#words/locale.ts";

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

let opening: Promise<StripeConstructor> | null = null;

/** Stripe's fields and sheets speak the language of the page, not the browser's. */
const LOCALE = STRIPE_LANGUAGE as StripeElementLocale;

/** Only where something is paid, and its script once: it watches the page it is on. */
export async function openStripe({ Script, Key }: { Script: string; Key: string }): Promise<Stripe> {
  opening ??= fetchScript(Script);
  const open = await opening;
  return open(Key, { locale: LOCALE });
}

function fetchScript(script: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
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
}
