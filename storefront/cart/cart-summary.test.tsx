import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { withLocalTotals } from "#rules/cart/local-totals.ts";
import { answeredCart, billOf, EMPTY_CART, type BrowserCart } from "./browser-cart.ts";
import { CartSummary } from "./cart-summary.tsx";
import { aCartView, anItem, NO_ESTIMATE } from "./test-cart-view.ts";

const line = anItem({ Price: 119 });
const view = aCartView([line], { SubTotal: 119, Saving: 10, AfterDiscountSubTotal: 109, Total: 109 });

function drawn(cart: BrowserCart, isUpdating: boolean): string {
  const Summary = () => <CartSummary cart={cart} bill={billOf(view)} estimated={NO_ESTIMATE} isUpdating={isUpdating} />;
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, Component: Summary }], {
    hydrationData: { loaderData: { root: { promises: { returns: "30 days" } } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]*>/g, " ");
}

test("a changed cart shows its own subtotal and total until the server's are there", () => {
  const answered = answeredCart(EMPTY_CART, view);
  const ahead = withLocalTotals({ ...answered, cartItems: { [line.CartItemId]: { ...line, Quantity: 3 } } });
  expect(drawn(ahead, true)).toMatch(/Subtotal\s+\$357\.00[\s\S]*\$357\.00/);
  expect(drawn(answered, false)).toMatch(/Subtotal\s+\$119\.00[\s\S]*\$109\.00/);
});
