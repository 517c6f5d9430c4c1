import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { checkoutWords } from "#words/checkout.ts";
import { Mark } from "../shell/mark.tsx";
import { useShellFacts } from "../shell/shell-facts.ts";
import { paths } from "../paths.ts";
import { CheckoutHelp } from "./checkout-help.tsx";

/** The checkout's own header: who we are, help, and the way back to the cart. Nothing else leads out of a purchase. */
export function CheckoutHeader() {
  const { name } = useShellFacts();
  return (
    <header className="checkout-header">
      <div className="page checkout-header__row">
        <a className="checkout-header__mark" href={paths.home}>
          <Mark />
          {name}
        </a>
        <nav className="checkout-header__ways" aria-label={checkoutWords.title}>
          <CheckoutHelp />
          <Link to={paths.cart} aria-label={checkoutWords.back}>
            <Icon name="cart" />
            <span className="from-tablet">{checkoutWords.back}</span>
          </Link>
        </nav>
      </div>
    </header>
  );
}
