import { useRef, useState } from "react";
import { sumMoney } from "#rules/money/wire-money.ts";
import type { Alert } from "#contract/alert.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Money } from "#ui/money.tsx";
import { couponWords } from "#words/cart.ts";
import type { CartBill } from "./browser-cart.ts";
import { CartDetails } from "./cart-details.tsx";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** The discount code: behind a link until wanted, a refusal at its field, the code that is on with what it takes off. */
export function CouponForm({ bill, refusal }: { bill: CartBill; refusal: Alert | null }) {
  const applyCoupon = useCart((store) => store.applyCoupon);
  const [refused, setRefused] = useState<Alert | null>(refusal);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const add = async (form: HTMLFormElement) => {
    setBusy(true);
    const alert = await applyCoupon(String(new FormData(form).get("couponCode") ?? ""));
    setBusy(false);
    setRefused(alert);
    if (alert) input.current?.focus();
    else form.reset();
  };

  return (
    <CartDetails title={couponWords.title} isNeeded={bill.CouponCode !== "" || refused !== null}>
      {bill.CouponCode !== "" && <AppliedCoupon bill={bill} />}
      <CartForm intent="coupon" className="coupon-form" onSend={(_, form) => add(form)}>
        <Field
          ref={input}
          label={couponWords.code}
          name="couponCode"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={refused?.Message}
          onChange={() => setRefused(null)}
        />
        <Button type="submit" look="secondary" busy={isBusy}>
          {couponWords.add}
        </Button>
      </CartForm>
      <p className="cart-note">{couponWords.onePerOrder}</p>
    </CartDetails>
  );
}

function AppliedCoupon({ bill }: { bill: CartBill }) {
  const applyCoupon = useCart((store) => store.applyCoupon);
  const discount = sumMoney(bill.Steps.filter(({ kind }) => kind === "coupon").map(({ amount }) => amount));
  return (
    <CartForm intent="coupon" className="coupon-applied" fields={{ couponCode: "" }} onSend={() => applyCoupon("")}>
      <span>
        <b>{bill.CouponCode}</b>{" "}
        {discount < 0 ? (
          <Sentence of={couponWords.takesOff(<Money amount={-discount} />)} />
        ) : (
          (bill.CouponMessage ?? couponWords.onCart)
        )}
      </span>
      <button type="submit" className="text-button" aria-label={couponWords.removeOne(bill.CouponCode)}>
        {couponWords.remove}
      </button>
    </CartForm>
  );
}
