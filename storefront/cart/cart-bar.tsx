import { Link } from "react-router";
import { shownTotals } from "#rules/cart/shown-totals.ts";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { cartSummaryWords } from "#words/cart.ts";
import { paths } from "../paths.ts";
import { type BrowserCart, type CartBill, restLater, shownTender } from "./browser-cart.ts";
import { cartTotalLabel } from "./cart-total-label.ts";

/** Where the bill stands below the lines: what it comes to and the way on, always in reach. Nothing while the checkout is closed. */
export function CartBar({ cart, bill, isUpdating }: { cart: BrowserCart; bill: CartBill; isUpdating: boolean }) {
  if (bill.Blocks.length > 0) return null;
  const { ToPay } = shownTender(shownTotals(cart).finalAmount, bill.GiftVoucher);
  return (
    <div className="cart-bar">
      <p>
        <span>{isUpdating ? cartSummaryWords.updating : cartTotalLabel(bill.TaxKnown, restLater(cart))}</span>
        <Money amount={ToPay} />
      </p>
      <Link className={buttonClass("primary", "large")} to={paths.checkout("information")}>
        {cartSummaryWords.checkOut}
      </Link>
    </div>
  );
}
