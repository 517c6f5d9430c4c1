import type { CheckoutView } from "#contract/checkout.ts";
import { Money } from "#ui/money.tsx";
import { shippingWords } from "#words/checkout.ts";

/** What a way to ship costs this cart, as the totals have it: freed by a code beside its old fee, or in the price of a PC. */
export function ShippingFee({ choice }: { choice: CheckoutView["ShippingChoices"][number] }) {
  if (choice.Fee > 0) return <Money amount={choice.Fee} />;
  if (choice.ListFee === 0) return shippingWords.included;
  return (
    <>
      <s className="muted">
        <span className="sr-only">{shippingWords.was} </span>
        <Money amount={choice.ListFee} />
      </s>{" "}
      {shippingWords.free}
    </>
  );
}
