import type { StripeTaxSettings } from "#adapters/tax/stripe-tax.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/**
 * Who is asked for sales tax: the account that takes the cards, where `STRIPE_TAX` is on, and its peer where that is the
 * sandbox. Off unless said: a calculation costs money, and an account has to be set up for it. Throws `WrongSetting`.
 */
export function taxSettings(read: Read, { stripe }: Pick<Settings, "stripe">): StripeTaxSettings | null {
  const said = read("STRIPE_TAX") ?? "off";
  if (said !== "on" && said !== "off") throw new WrongSetting(`STRIPE_TAX is "${said}", but it is on or off.`);
  if (said === "off") return null;
  if (!stripe)
    throw new WrongSetting("STRIPE_TAX is on, but STRIPE_SECRET_KEY is missing: Stripe Tax is asked with it.");
  return { apiBase: stripe.apiBase, secretKey: stripe.secretKey };
}
