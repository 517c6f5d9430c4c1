import { redirect } from "react-router";
import { cartInit, type CartView } from "#contract/carts.ts";
import { getCheckout, type CheckoutView } from "#contract/checkout.ts";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { storeConfig } from "#config";
import { checkoutHref, checkoutStep, openStep, type CheckoutStepName } from "../checkout/checkout-steps.ts";

export interface CartPageData {
  page: "cart";
  view: CartView;
  laptopLimit: number;
  /** The line that was removed on this page without JavaScript. */
  removed: { skuId: number; quantity: number } | null;
}
export interface CheckoutPageData {
  page: "checkout";
  checkout: CheckoutView;
  step: CheckoutStepName;
}

/** The cart at `/carts`, or the checkout at `/carts?step=…`: the furthest open step when the asked one is not. Throws the alert when the API refuses. */
export async function loadCartPage(api: Api, url: URL): Promise<CartPageData | CheckoutPageData> {
  const asked = checkoutStep(url.searchParams.get("step"));
  return asked ? loadCheckout(api, asked) : loadCart(api, url);
}

async function loadCart(api: Api, url: URL): Promise<CartPageData> {
  const answer = await api(cartInit);
  if (!answer.ok) throw refusedPage(answer.status, answer.alert);
  return {
    page: "cart",
    view: answer.reply,
    laptopLimit: storeConfig.limits.laptops,
    removed: removedIn(url.searchParams),
  };
}

async function loadCheckout(api: Api, asked: NonNullable<ReturnType<typeof checkoutStep>>): Promise<CheckoutPageData> {
  const answer = await api(getCheckout);
  // An empty or blocked cart has no checkout: its page says why.
  if (!answer.ok && answer.status < 500) throw redirect("/carts", 303);
  if (!answer.ok) throw refusedPage(answer.status, answer.alert);
  const checkout = answer.reply;
  if (checkout.Cart.Items.length === 0 || checkout.Cart.Blocks.length > 0) throw redirect("/carts", 303);
  const step = openStep(asked, checkout.OpenStep);
  if (step.name !== asked.name) throw redirect(checkoutHref(step.name), 303);
  return { page: "checkout", checkout, step: step.name };
}

function removedIn(search: URLSearchParams): CartPageData["removed"] {
  const skuId = Number(search.get("removed"));
  const quantity = Number(search.get("quantity") ?? 1);
  return Number.isInteger(skuId) && skuId > 0 && Number.isInteger(quantity) && quantity > 0
    ? { skuId, quantity }
    : null;
}

function refusedPage(status: number, alert: Alert): Response {
  return new Response(alert.Message, { status, statusText: alert.Title });
}
