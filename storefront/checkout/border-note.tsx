import type { CheckoutView } from "#contract/checkout.ts";
import { borderWords as words } from "#words/border.ts";
import { Notice } from "../shell/notice.tsx";

/** Duty and fees at the door, for what travels to Canada; nothing for any other order. */
export function BorderNote({ checkout }: { checkout: Pick<CheckoutView, "ShippingAddress" | "Made"> }) {
  if (checkout.ShippingAddress?.Country !== "CANADA" || checkout.Made === "service") return null;
  return (
    <Notice tone="info" title={words.title}>
      <p>{words.text}</p>
      <p>{words.twice}</p>
    </Notice>
  );
}
