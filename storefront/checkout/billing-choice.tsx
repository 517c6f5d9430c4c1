import type { Dispatch } from "react";
import type { CheckoutView } from "#contract/checkout.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { billingWords } from "#words/payment.ts";
import { AddressFields, Text } from "./address-fields.tsx";
import type { AddressAction, AddressForm } from "./address-form.ts";
import { addressLines } from "./address-lines.ts";
import { usePostalFill } from "./use-postal-fill.ts";

interface BillingChoiceProps {
  shipping: CheckoutView["ShippingAddress"];
  isShippingAddress: boolean;
  onChoose(isShippingAddress: boolean): void;
  form: AddressForm;
  dispatch: Dispatch<AddressAction>;
}

/** The bank checks this address: the shipping one, or one of its own. */
export function BillingChoice({ shipping, isShippingAddress, onChoose, form, dispatch }: BillingChoiceProps) {
  usePostalFill(form, dispatch);
  const [street = "", place = ""] = shipping ? addressLines(shipping) : [];
  return (
    <div className="billing">
      <Checkbox roomy checked={isShippingAddress} onChange={(event) => onChoose(event.currentTarget.checked)}>
        {billingWords.same}
        {isShippingAddress && <span className="billing__address">{[street, place].filter(Boolean).join(", ")}</span>}
      </Checkbox>
      {!isShippingAddress && (
        <fieldset className="address-grid">
          <legend className="sr-only">{billingWords.title}</legend>
          <AddressFields form={form} dispatch={dispatch} idPrefix="bill" />
          <Text
            form={form}
            dispatch={dispatch}
            idPrefix="bill"
            field="ContactNumber"
            label={billingWords.phone}
            span={3}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </fieldset>
      )}
    </div>
  );
}
