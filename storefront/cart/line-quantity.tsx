import type { CartItem } from "#contract/carts.ts";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { cartLineWords } from "#words/cart.ts";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** How many of a line, from 1 to its limit. Without JavaScript the number is typed and sent with its button. */
export function LineQuantity({ item, limit }: { item: CartItem; limit: number }) {
  const changeQuantity = useCart((store) => store.changeQuantity);
  const change = (quantity: number) => void changeQuantity(item.CartItemId, quantity);
  const typed = (form: HTMLFormElement) =>
    Math.min(limit, Math.max(1, Math.round(Number(new FormData(form).get("quantity"))) || 1));
  return (
    <CartForm
      intent="quantity"
      className="cart-line__quantity"
      fields={{ cartItemId: item.CartItemId }}
      onSend={(_, form) => change(typed(form))}
    >
      <QuantityStepper
        label={cartLineWords.quantityOf(item.ItemDescription)}
        name="quantity"
        value={item.Quantity}
        max={Math.max(limit, item.Quantity)}
        onChange={change}
      />
      <button type="submit" className="text-button without-script">
        {cartLineWords.update}
      </button>
    </CartForm>
  );
}
