import type { CartItem } from "#contract/carts.ts";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { cartWarrantyWords } from "#words/cart.ts";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** Warranties of one line as radios; without JavaScript a button sends the choice. */
export function WarrantyForm({ item }: { item: CartItem }) {
  const chooseWarranty = useCart((store) => store.chooseWarranty);
  const choose = (warrantyId: number) => void chooseWarranty(item.CartItemId, warrantyId);
  return (
    <CartForm
      intent="warranty"
      className="warranty-form"
      fields={{ cartItemId: item.CartItemId }}
      onSend={(_, form) => choose(Number(new FormData(form).get("warrantyId") ?? 0))}
    >
      <fieldset>
        <legend className="warranty-form__legend">{cartWarrantyWords.title}</legend>
        <div className="radio-rows">
          {item.Warranties.map((choice) => (
            <RadioRow
              key={choice.warrantyId}
              name="warrantyId"
              value={choice.warrantyId}
              title={choice.title}
              detail={choice.detail}
              end={choice.included ? cartWarrantyWords.included : <Money amount={choice.price} sign />}
              checked={choice.warrantyId === item.AdditionalWarrantyID}
              onChange={() => choose(choice.warrantyId)}
            />
          ))}
        </div>
      </fieldset>
      <button type="submit" className="text-button without-script">
        {cartWarrantyWords.choose}
      </button>
    </CartForm>
  );
}
