import type { Alert } from "#contract/alert.ts";
import { getCheckout, type CheckoutView } from "#contract/checkout.ts";
import { fetchApi } from "../api/api.ts";
import { shownBill } from "../cart/browser-cart.ts";
import { useCart } from "../cart/cart-store.ts";
import type { ShownCart } from "../cart/use-shown-cart.ts";
import { VoucherForm } from "../cart/voucher-form.tsx";

interface VoucherChoiceProps {
  shown: ShownCart;
  onRefreshed(checkout: CheckoutView): void;
}

/** A gift voucher where it is paid: what is left to pay opens and closes ways to pay, so the checkout is asked anew. */
export function VoucherChoice({ shown: { cart, bill }, onRefreshed }: VoucherChoiceProps) {
  const applyVoucher = useCart((store) => store.applyVoucher);
  const apply = async (code: string): Promise<Alert | null> => {
    const refusal = await applyVoucher(code);
    if (refusal) return refusal;
    const fresh = await fetchApi(getCheckout);
    if (fresh.ok) onRefreshed(fresh.reply);
    return null;
  };
  return (
    <div className="voucher-choice with-script">
      <VoucherForm voucher={bill.GiftVoucher} pays={shownBill(cart, bill).GiftVoucher} refusal={null} apply={apply} />
    </div>
  );
}
