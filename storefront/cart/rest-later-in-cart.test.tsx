import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OrderSummary } from "../checkout/order-summary.tsx";
import { answeredCart, billOf, EMPTY_CART } from "./browser-cart.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { aCartView, anItem, NO_ESTIMATE } from "./test-cart-view.ts";

const deposit = anItem({ Price: 99, Quantity: 2, IsPreOrderDepositItem: true, RestLater: 550.5 });
const headset = anItem({ CartItemId: "line-0002", Price: 119 });

function drawn(items: (typeof deposit)[], isTaxKnown = true): Record<"line" | "summary" | "checkout" | "bar", string> {
  const total = items.reduce((sum, { Price, Quantity }) => sum + Price * Quantity, 0);
  const view = aCartView(items, { SubTotal: total, Total: total, TaxKnown: isTaxKnown });
  const shown = { cart: answeredCart(EMPTY_CART, view), bill: billOf(view) };
  const textOf = (Component: () => React.ReactNode) => {
    const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, Component }], {
      hydrationData: { loaderData: { root: { promises: { returns: "30 days" } } } },
    });
    return renderToStaticMarkup(<RouterProvider router={router} />)
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
  };
  return {
    line: textOf(() =>
      items.map((item) => <CartLine key={item.CartItemId} item={item} block={null} laptopLimit={1} />),
    ),
    summary: textOf(() => <CartSummary {...shown} estimated={NO_ESTIMATE} isUpdating={false} />),
    checkout: textOf(() => <OrderSummary {...shown} step="payment" />),
    bar: textOf(() => <CartBar {...shown} isUpdating={false} />),
  };
}

test("a pre-order says what is due today, what is due later, and both together, in the cart and beside the payment", () => {
  const { line, summary, checkout, bar } = drawn([deposit, headset]);
  expect(line).toContain("then $550.50 each before it ships, plus tax");
  for (const text of [summary, checkout]) {
    expect(text).toMatch(/Due today \$317\.00/);
    expect(text).toMatch(/Due later, before your pre-order ships \$1,101\.00 Today and later together \$1,418\.00/);
  }
  expect(checkout).toContain("This is all we charge today.");
  expect(bar).toMatch(/Due today \$317\.00 Check out/);
  expect(drawn([deposit], false).summary).toContain("Due today, before tax");
});

test("where everything is paid at once nothing speaks of later", () => {
  const { line, summary, checkout, bar } = drawn([headset]);
  for (const text of [line, summary, checkout, bar]) expect(text).not.toMatch(/later,|Due today|each before it ships/);
  expect(checkout).toContain("This is all we charge.");
  expect(bar).toMatch(/Estimated total \$119\.00 Check out/);
});
