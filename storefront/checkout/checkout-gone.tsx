import { buttonClass } from "#ui/button.tsx";
import { checkoutGoneWords as words } from "#words/checkout.ts";
import { paths } from "../paths.ts";
import { CheckoutHeader } from "./checkout-header.tsx";

/** Why there is nothing left to check out: the cart was ordered, or it is the account's that was signed out of. */
export interface Gone {
  /** Null for whoever was signed out. */
  orderNumber: string | null;
}

/** Stands where the steps stood: a cart that is gone is no empty one, and costs no $0.00. */
export function CheckoutGone({ orderNumber }: Gone) {
  return (
    <>
      <CheckoutHeader />
      <main className="page checkout-gone" id="main">
        <h1 className="type-36">{orderNumber === null ? words.signedOut : words.ordered}</h1>
        <p className="measure muted">{orderNumber === null ? words.signInToGoOn : words.orderedAs(orderNumber)}</p>
        <p>
          {orderNumber === null ? (
            <a className={buttonClass("primary", "large")} href={paths.signIn}>
              {words.signIn}
            </a>
          ) : (
            <a className={buttonClass("primary", "large")} href={paths.order(orderNumber)}>
              {words.seeOrder}
            </a>
          )}
        </p>
      </main>
    </>
  );
}
