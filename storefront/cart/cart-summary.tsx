import { Link } from "react-router";
import type { CartView } from "#contract/carts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { OrderReceipt } from "../checkout/order-receipt.tsx";
import { checkoutHref } from "../checkout/checkout-steps.ts";
import { usePromises } from "../shell/shell-facts.ts";

/** What the cart costs, line by line, and the way on. */
export function CartSummary({ view, isUpdating }: { view: CartView; isUpdating: boolean }) {
  const promises = usePromises();
  const isOpen = view.Blocks.length === 0;
  const { Totals: totals } = view;
  return (
    <section className="cart-card" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="sr-only">
        What it costs
      </h2>
      <OrderReceipt
        totals={totals}
        isUpdating={isUpdating}
        totalLabel={isUpdating ? "Updating" : totals.TaxKnown ? "Estimated total" : "Before tax"}
      />
      {isOpen ? (
        <Link className={buttonClass("primary", "large", true)} to={checkoutHref("information")}>
          Check out
        </Link>
      ) : (
        <p className="cart-note" id="checkout-closed">
          Once that’s fixed, you can check out here.
        </p>
      )}
      <p className="cart-note cart-note--center">
        {totals.TaxKnown
          ? "Tax and shipping are for the address you entered."
          : "You’ll see shipping, fees and tax as soon as you enter your address."}{" "}
        Returns within {promises.returns} of delivery.
      </p>
      <output className="sr-only">
        {isUpdating ? (
          "Updating"
        ) : (
          <>
            Total <Money amount={totals.Total} />
          </>
        )}
      </output>
    </section>
  );
}
