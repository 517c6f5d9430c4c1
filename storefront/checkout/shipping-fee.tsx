import type { CheckoutView } from "#contract/checkout.ts";
import { Money } from "#ui/money.tsx";

/** What a way to ship costs this cart, as the totals have it: freed by a code beside its old fee, or in the price of a PC. */
export function ShippingFee({ choice }: { choice: CheckoutView["ShippingChoices"][number] }) {
  if (choice.Fee > 0) return <Money amount={choice.Fee} />;
  if (choice.ListFee === 0) return "Included";
  return (
    <>
      <s className="muted">
        <span className="sr-only">was </span>
        <Money amount={choice.ListFee} />
      </s>{" "}
      Free
    </>
  );
}
