import type { CartItem } from "#contract/carts.ts";
import { formatMoneyShort } from "#words/money.ts";
import { cartLineWords } from "#words/cart.ts";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** The PC in the cart makes this line cheaper; one press takes that price. */
export function WithPcOffer({ item }: { item: CartItem }) {
  const takeWithPcPrice = useCart((store) => store.takeWithPcPrice);
  if (!item.WithPc) return null;
  return (
    <CartForm
      intent="with-pc"
      className="with-pc"
      fields={{ cartItemId: item.CartItemId }}
      onSend={() => takeWithPcPrice(item.CartItemId)}
    >
      <span>{cartLineWords.withPc}</span>{" "}
      <button type="submit" className="text-button">
        {cartLineWords.takeWithPc(formatMoneyShort(item.WithPc.Saving))}
      </button>
    </CartForm>
  );
}
