import { Link } from "react-router";
import { shownTotals } from "#rules/cart/shown-totals.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { cartSummaryWords } from "#words/cart.ts";
import { cartTotalLabel } from "./cart-total-label.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { RestLater } from "../receipt/rest-later.tsx";
import { paths } from "../paths.ts";
import { type BrowserCart, type CartBill, restLater, shownTender } from "./browser-cart.ts";
import { usePromises } from "../shell/shell-facts.ts";

/** What the cart costs, line by line, and the way on. A change shows our own total at once, then the server's. */
export function CartSummary({ cart, bill, isUpdating }: { cart: BrowserCart; bill: CartBill; isUpdating: boolean }) {
  const promises = usePromises();
  const isOpen = bill.Blocks.length === 0;
  const total = shownTotals(cart).finalAmount;
  const tender = shownTender(total, bill.GiftVoucher);
  const rest = restLater(cart);
  return (
    <section className="cart-card" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="sr-only">
        {cartSummaryWords.title}
      </h2>
      <OrderReceipt
        totals={{ ...bill, ...tender, SubTotal: cart.subTotal, Total: total }}
        isUpdating={isUpdating}
        totalLabel={isUpdating ? cartSummaryWords.updating : cartTotalLabel(bill.TaxKnown, rest)}
      />
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
        {bill.TaxKnown ? cartSummaryWords.forAddress : cartSummaryWords.afterAddress}{" "}
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
