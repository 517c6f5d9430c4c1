import { Link } from "react-router";
import { shownTotals } from "#rules/cart/shown-totals.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { cartSummaryWords } from "#words/cart.ts";
import { CanadianEstimate } from "../language/canadian-estimate.tsx";
import { cartTotalLabel } from "./cart-total-label.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { RestLater } from "../receipt/rest-later.tsx";
import { paths } from "../paths.ts";
import { type BrowserCart, type CartBill, restLater, shownTender } from "./browser-cart.ts";
import { CartEstimate } from "./cart-estimate.tsx";
import { usePromises } from "../shell/shell-facts.ts";
import type { CartEstimateNow } from "./use-cart-estimate.ts";

interface CartSummaryProps {
  cart: BrowserCart;
  bill: CartBill;
  /** Of this very cart at a place. */
  estimated: CartEstimateNow;
  isUpdating: boolean;
}

/** What the cart costs, line by line, and the way on. A change shows our own total at once, then the server's. */
export function CartSummary({ cart, bill, estimated, isUpdating }: CartSummaryProps) {
  const promises = usePromises();
  const isOpen = bill.Blocks.length === 0;
  const { estimate } = estimated;
  // By a ZIP the server's totals stand; while something changes, and with an address, the cart's own.
  const there = !isUpdating && !bill.TaxKnown && estimate?.Shipping ? estimate.Totals : null;
  const total = there?.Total ?? shownTotals(cart).finalAmount;
  const tender = there ?? shownTender(total, bill.GiftVoucher);
  const isTaxKnown = there !== null || bill.TaxKnown;
  const rest = restLater(cart);
  return (
    <section className="cart-card" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="sr-only">
        {cartSummaryWords.title}
      </h2>
      <OrderReceipt
        totals={there ?? { ...bill, ...tender, SubTotal: cart.subTotal, Total: total }}
        isUpdating={isUpdating}
        totalLabel={isUpdating ? cartSummaryWords.updating : cartTotalLabel(isTaxKnown, rest)}
      />
      {!isUpdating && <CanadianEstimate amount={tender.ToPay} />}
      {!isUpdating && <CartEstimate estimated={estimated} isForAddress={bill.TaxKnown} />}
      <RestLater today={tender.ToPay} rest={rest} />
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
        {bill.TaxKnown && cartSummaryWords.forAddress} {!isTaxKnown && cartSummaryWords.afterAddress}{" "}
        {cartSummaryWords.returns(promises.returns)}
      </p>
      {!isUpdating &&
        isOpen &&
        bill.PayMonthly.map(({ Title, Detail }) => (
          <p className="cart-note cart-note--center" key={Title}>
            <b>{Title}</b> {Detail}
          </p>
        ))}
      <output className="sr-only">
        {isUpdating ? (
          cartSummaryWords.updating
        ) : (
          <>
            {cartSummaryWords.total} <Money amount={total} />
          </>
        )}
      </output>
    </section>
  );
}
