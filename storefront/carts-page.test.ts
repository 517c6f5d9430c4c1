import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { cartInit, type CartView } from "#contract/carts.ts";
import { idmeVerify } from "#contract/id-discount.ts";
import { getCheckout, type CheckoutView } from "#contract/checkout.ts";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { apiContext } from "./api/api-context.ts";
import { aCartView, anItem } from "./cart/test-cart-view.ts";
import { goneOf } from "./checkout/use-gone.ts";
import { loader } from "./carts-page.tsx";
import { anAlert } from "./testing/an-alert.ts";

const alert = anAlert("cart_empty", {}, "Your cart is empty.");
const view = aCartView([anItem({})], { Total: 119 });

function shopWith(checkout: Partial<CheckoutView> | null): Api {
  return async (endpoint) => {
    if (endpoint.path === cartInit.path) return { ok: true, reply: view as never };
    if (endpoint.path === getCheckout.path && checkout)
      return { ok: true, reply: { Cart: view, Totals: view.Totals, ...checkout } as never };
    return { ok: false, status: 409, alert };
  };
}
async function load(api: Api, query: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return loader({ request: new Request(`http://localhost/carts${query}`), context });
}
const redirectOf = async (loading: Promise<unknown>) => {
  const thrown: unknown = await loading.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? [thrown.status, thrown.headers.get("location")] : thrown;
};

test("without a step the page is the cart", async () => {
  const loaded = await load(shopWith(null), "");
  expect(loaded).toMatchObject({ page: "cart", laptopLimit: 1, removed: null });
});

test("a step that is open is shown", async () => {
  expect(await load(shopWith({ OpenStep: 3 }), "?step=payment")).toMatchObject({
    page: "checkout",
    step: "payment",
  });
});

test("a step that is not open yet leads to the furthest that is", async () => {
  expect(await redirectOf(load(shopWith({ OpenStep: 2 }), "?step=payment"))).toEqual([303, "/carts?step=shipping"]);
});

test("a cart that may not be bought leads back to its page, which says why", async () => {
  expect(await redirectOf(load(shopWith(null), "?step=information"))).toEqual([303, "/carts"]);
  const Cart = {
    ...view,
    Blocks: [
      { reason: "laptop_limit", message: "Limit one laptop in an order!", icon: "warning", cartItemIds: [] },
    ] satisfies CartView["Blocks"],
  };
  expect(await redirectOf(load(shopWith({ OpenStep: 1, Cart }), "?step=information"))).toEqual([303, "/carts"]);
});

test("a checkout whose cart is gone says where it is, and does not lead to an empty cart", async () => {
  const refusing =
    (alert: Alert): Api =>
    () =>
      Promise.resolve({ ok: false, status: 409, alert });
  const ordered = refusing(anAlert("already_ordered", { orderNumber: "RS-7K3F9-Q2M8T4" }));
  expect(await load(ordered, "?step=payment")).toEqual({ page: "gone", orderNumber: "RS-7K3F9-Q2M8T4" });
  expect(await load(refusing(anAlert("signed_out", {})), "?step=shipping")).toEqual({
    page: "gone",
    orderNumber: null,
  });
});

test("whoever signed out in another tab is told so, and who never was in is not", () => {
  expect(goneOf(alert, true)).toEqual({ orderNumber: null });
  expect(goneOf(alert, false)).toBeNull();
  expect(goneOf(anAlert("general_error", {}), true)).toBeNull();
});

test.each([
  [
    "?removed=7&quantity=2&warrantyId=1&rushService=DEFER",
    { skuId: 7, quantity: 2, warrantyId: 1, rushService: "DEFER" },
  ],
  ["?removed=7&rushService=now", { skuId: 7, quantity: 1, warrantyId: 0, rushService: "none" }],
  ["?removed=x", null],
  ["?removed=-1", null],
])("%s offers to put back %j", async (query, removed) => {
  expect(await load(shopWith(null), query)).toMatchObject({ removed });
});

test("whoever comes back from ID.me is led on to an address without code and state", async () => {
  const sent: unknown[] = [];
  const shop =
    (isVerified: boolean): Api =>
    async (endpoint, input) => {
      if (endpoint.path !== idmeVerify.path) return { ok: true, reply: view as never };
      sent.push(input?.body);
      return isVerified
        ? { ok: true, reply: view as never }
        : { ok: false, status: 409, alert: anAlert("id_check_ended", {}, "Ended.") };
    };
  expect(await redirectOf(load(shop(true), "?code=c&state=s"))).toEqual([303, "/carts"]);
  expect(await redirectOf(load(shop(false), "?code=c&state=s"))).toEqual([
    303,
    "/carts/group-discount?refused=id_check_ended",
  ]);
  expect(await redirectOf(load(shop(false), "?error=access_denied&state=s"))).toEqual([
    303,
    "/carts/group-discount?refused=id_check_ended",
  ]);
  expect(sent).toEqual([
    { code: "c", state: "s" },
    { code: "c", state: "s" },
    { code: "", state: "s" },
  ]);
  expect(await load(shop(true), "?code=c")).toMatchObject({ page: "cart" });
});
