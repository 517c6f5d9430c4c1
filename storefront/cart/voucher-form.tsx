import { useRef, useState } from "react";
import type { Alert } from "#contract/alert.ts";
import type { CartGiftVoucher } from "#contract/carts.ts";
import { LONGEST_TYPED_CODE } from "#rules/voucher/voucher-code.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Money } from "#ui/money.tsx";
import { voucherWords } from "#words/vouchers.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { CartDetails } from "./cart-details.tsx";
import { CartForm } from "./cart-form.tsx";

interface VoucherFormProps {
  voucher: CartGiftVoucher | null;
  /** What it pays of the bill as it is shown. */
  pays: number;
  refusal: Alert | null;
  /** An empty code takes it off. The refusal comes back to stand at its field. */
  apply(code: string): Promise<Alert | null>;
}

/** A gift voucher: its code behind a link until wanted, then what it pays and what stays on it. */
export function VoucherForm({ voucher, pays, refusal, apply }: VoucherFormProps) {
  const [refused, setRefused] = useState<Alert | null>(refusal);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const use = async (form: HTMLFormElement) => {
    setBusy(true);
    const alert = await apply(String(new FormData(form).get("VoucherCode") ?? ""));
    setBusy(false);
    setRefused(alert);
    if (alert) input.current?.focus();
  };

  return (
    <CartDetails title={voucherWords.title} isNeeded={voucher !== null || refused !== null}>
      {voucher ? (
        <AppliedVoucher voucher={voucher} pays={pays} apply={apply} />
      ) : (
        <CartForm intent="voucher" className="coupon-form" onSend={(_, form) => use(form)}>
          <Field
            ref={input}
            label={voucherWords.code}
            name="VoucherCode"
            maxLength={LONGEST_TYPED_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={refused?.Message}
            onChange={() => setRefused(null)}
          />
          <Button type="submit" look="secondary" busy={isBusy}>
            {voucherWords.add}
          </Button>
        </CartForm>
      )}
      <p className="cart-note">{voucherWords.one}</p>
    </CartDetails>
  );
}

function AppliedVoucher({
  voucher,
  pays,
  apply,
}: Pick<VoucherFormProps, "pays" | "apply"> & { voucher: CartGiftVoucher }) {
  const left = sumMoney([voucher.Balance, -pays]);
  return (
    <CartForm intent="voucher" className="coupon-applied" fields={{ VoucherCode: "" }} onSend={() => apply("")}>
      <span>
        {voucher.Balance > 0 ? (
          <Sentence of={voucherWords.pays(voucher.Last4, <Money amount={pays} />)} />
        ) : (
          voucherWords.paysNothing(voucher.Last4)
        )}
        {left > 0 && (
          <span className="coupon-applied__note">
            <Sentence of={voucherWords.left(<Money amount={left} />)} />
          </span>
        )}
      </span>
      <button type="submit" className="text-button" aria-label={voucherWords.removeOne(voucher.Last4)}>
        {voucherWords.remove}
      </button>
    </CartForm>
  );
}
