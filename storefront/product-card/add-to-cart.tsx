import { Button, type ButtonLook, type ButtonSize } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { addWords } from "#words/add-to-cart.ts";
import { CartForm } from "../cart/cart-form.tsx";
import { useAdd } from "./use-add.ts";

interface AddToCartProps {
  skuId: number;
  /** Which product, for those who hear the button without the card. */
  name: string;
  warrantyId?: number;
  completeYourPurchase?: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
}

/** A form that adds one SKU by itself, and in place once JavaScript is there: Adding, then Added. */
export function AddToCart({
  skuId,
  name,
  warrantyId = 0,
  completeYourPurchase = false,
  look = "primary",
  size = "normal",
  wide = false,
}: AddToCartProps) {
  const { state, send } = useAdd({ skuId, warrantyId, completeYourPurchase });
  return (
    <CartForm
      intent="add"
      fields={{ skuId, quantity: 1, warrantyId, completeYourPurchase: String(completeYourPurchase) }}
      onSend={send}
    >
      <Button type="submit" look={look} size={size} wide={wide} busy={state === "adding"}>
        {state === "added" && <Icon name="check" small />}
        {addWords[state]}
        <span className="sr-only">: {name}</span>
      </Button>
    </CartForm>
  );
}
