import { Icon } from "#ui/icon.tsx";
import { headerWords } from "#words/shell.ts";
import { useCartCount } from "../cart/cart-store.ts";
import { paths } from "../paths.ts";

/** The way to the cart, with how many pieces are in it. Wakes with the browser's cart. */
export function CartLink() {
  const count = useCartCount();
  return (
    <a className="icon-button" href={paths.cart} aria-label={headerWords.cart(count)}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="header__count figures" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}
