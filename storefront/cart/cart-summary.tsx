import { Link } from "react-router";
import type { CartView } from "#contract/carts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { OrderReceipt } from "../checkout/order-receipt.tsx";
import { checkoutHref } from "../checkout/checkout-steps.ts";

/** What the cart costs, line by line, and the way on. */
export function CartSummary({ view, isUpdating }: { view: CartView; isUpdating: boolean }) {
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
          Checkout opens when the message above is settled.
        </p>
      )}
      <p className="cart-note cart-note--center">
        {totals.TaxKnown
          ? "Tax and shipping are for the address you gave."
          : "Shipping, fees and tax appear as soon as the address is in."}{" "}
        Returns for 30 days.
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
