import { Button } from "#ui/button.tsx";
import { addWords } from "#words/add-to-cart.ts";
import { CartForm } from "../cart/cart-form.tsx";
import { useAdd } from "../product-card/use-add.ts";

/** Puts a build into the cart, without a script too. */
export function AddSuggestion({
  skuId,
  build,
  look = "primary",
}: {
  skuId: number;
  build: string;
  look?: "primary" | "secondary";
}) {
  const { state, send } = useAdd({ skuId, build });
  return (
    <CartForm intent="add" fields={{ skuId, quantity: 1, build }} onSend={send}>
      <Button type="submit" look={look} wide busy={state === "adding"}>
        {addWords[state]}
      </Button>
    </CartForm>
  );
}
