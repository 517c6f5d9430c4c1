import { Link } from "react-router";
import type { CartView } from "#contract/carts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { cartSummaryWords } from "#words/cart.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { paths } from "../paths.ts";
import { usePromises } from "../shell/shell-facts.ts";

/** What the cart costs, line by line, and the way on. */
export function CartSummary({ view, isUpdating }: { view: CartView; isUpdating: boolean }) {
  const promises = usePromises();
  const isOpen = view.Blocks.length === 0;
  const { Totals: totals } = view;
  return (
    <section className="cart-card" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="sr-only">
        {cartSummaryWords.title}
      </h2>
      <OrderReceipt
        totals={totals}
        isUpdating={isUpdating}
        totalLabel={
          isUpdating
            ? cartSummaryWords.updating
            : totals.TaxKnown
              ? cartSummaryWords.estimated
              : cartSummaryWords.beforeTax
        }
      />
      {isOpen ? (
        <Link className={buttonClass("primary", "large", true)} to={paths.checkout("information")}>
          {cartSummaryWords.checkOut}
        </Link>
      ) : (
        <p className="cart-note" id="checkout-closed">
          {cartSummaryWords.fixFirst}
        </p>
      )}
      <p className="cart-note cart-note--center">
        {totals.TaxKnown ? cartSummaryWords.forAddress : cartSummaryWords.afterAddress}{" "}
        {cartSummaryWords.returns(promises.returns)}
      </p>
      <output className="sr-only">
        {isUpdating ? (
          cartSummaryWords.updating
        ) : (
          <>
            {cartSummaryWords.total} <Money amount={totals.Total} />
          </>
        )}
      </output>
    </section>
  );
}
