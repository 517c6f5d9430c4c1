import type { CartItem } from "#contract/carts.ts";
import { formatMoneyShort } from "#words/money.ts";
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
      <span>You’re buying a PC, so this costs less.</span>{" "}
      <button type="submit" className="text-button">
        Save {formatMoneyShort(item.WithPc.Saving)}: take the with-a-PC price
      </button>
    </CartForm>
  );
}
