import { redirect } from "react-router";
import { listAddresses, type AddressBook } from "#contract/addresses.ts";
import { getCheckout, type CheckoutView } from "#contract/checkout.ts";
import type { KnownPlace } from "#rules/address/ship-to.ts";
import type { Api } from "#contract/call.ts";
import { refusedPage } from "../api/api.ts";
import { paths } from "../paths.ts";
import { countryIn } from "../delivery/country-cookie.ts";
import { shipToIn } from "../delivery/ship-to-cookie.ts";
import type { Gone } from "./checkout-gone.tsx";
import { openStep, type CheckoutStep, type CheckoutStepName } from "./checkout-steps.ts";
import { goneOf } from "./use-gone.ts";

/** What the steps read of a checkout besides its cart, which is the store's. */
export type CheckoutSteps = Omit<CheckoutView, "Cart" | "Totals">;

export interface CheckoutPageData {
  page: "checkout";
  checkout: CheckoutView;
  step: CheckoutStepName;
  /** The member's addresses; null for a guest. */
  book: AddressBook | null;
  /** The ZIP that this browser keeps, or the country alone. */
  shipTo: KnownPlace;
}

/** What stands at its place once the cart is gone. */
export interface CheckoutGoneData extends Gone {
  page: "gone";
}

/** The checkout at `/carts?step=…`: the furthest open step when the asked one is not. Throws the alert when the API refuses. */
export async function loadCheckout(
  api: Api,
  asked: CheckoutStep,
  cookies = "",
): Promise<CheckoutPageData | CheckoutGoneData> {
  const [answer, saved] = await Promise.all([api(getCheckout), api(listAddresses)]);
  const gone = answer.ok ? null : goneOf(answer.alert);
  if (gone) return { page: "gone", ...gone };
  // An empty or blocked cart has no checkout: its page says why.
  if (!answer.ok && answer.status < 500) throw redirect(paths.cart, 303);
  if (!answer.ok) throw refusedPage(answer);
  const checkout = answer.reply;
  if (checkout.Cart.Items.length === 0 || checkout.Cart.Blocks.length > 0) throw redirect(paths.cart, 303);
  const step = openStep(asked, checkout.OpenStep);
  if (step.name !== asked.name) throw redirect(paths.checkout(step.name), 303);
  return {
    page: "checkout",
    checkout,
    step: step.name,
    book: saved.ok ? saved.reply : null,
    shipTo: shipToIn(cookies) ?? { country: countryIn(cookies) },
  };
}
