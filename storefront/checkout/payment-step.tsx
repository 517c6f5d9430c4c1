import { lazy, Suspense, useEffect, useReducer, useRef, useState } from "react";
import type { BillingAddress, CheckoutView } from "#contract/checkout.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import { textPhone } from "#rules/order/text-updates.ts";
import { afterPaymentWords } from "#words/order-stages.ts";
import { Button } from "#ui/button.tsx";
import { formatMoney } from "#words/money.ts";
import { Icon } from "#ui/icon.tsx";
import { payWords } from "#words/payment.ts";
import { addressFormReducer, emptyAddressForm, problemsOf, type AddressForm } from "./address-form.ts";
import { BillingChoice } from "./billing-choice.tsx";
import type { ShownCart } from "../cart/use-shown-cart.ts";
import type { CheckoutSteps } from "./load-checkout.ts";
import { CardFields } from "./card-fields.tsx";
import { ChangedTotalNotice, DeclinedNotice, UndecidedNotice } from "./payment-notices.tsx";
import { PaymentMethodList } from "./payment-method-list.tsx";
import { TextUpdatesChoice, type TextUpdates } from "./text-updates-choice.tsx";
import { useCardFields } from "./use-card-fields.ts";
import { usePayment, type Payment } from "./use-payment.ts";
import "./payment.css";

/** Few shoppers have a certificate. */
const TaxExemptionChoice = lazy(async () => ({
  default: (await import("./tax-exemption-choice.tsx")).TaxExemptionChoice,
}));
const ApiAlert = lazy(async () => ({ default: (await import("../shell/api-alert.tsx")).ApiAlert }));

interface PaymentStepProps {
  checkout: CheckoutSteps;
  shown: ShownCart;
  onRefreshed(checkout: CheckoutView): void;
}

/** Step 3: one card, one button that says what it takes. A decline keeps everything that was entered. */
export function PaymentStep({ checkout, shown, onRefreshed }: PaymentStepProps) {
  const [isShippingAddress, setShippingAddress] = useState(checkout.BillingAddress === null);
  const [billing, dispatch] = useReducer(addressFormReducer, null, () =>
    emptyAddressForm("billing", checkout.BillingAddress),
  );
  const send = useRef(() => {});
  const fields = useCardFields(checkout.CardFields.Origin, () => send.current());
  const payment = usePayment(shown, fields, onRefreshed);

  const [texts, setTexts] = useState<TextUpdates>(() => ({
    isWanted: false,
    cellPhone: checkout.ShippingAddress?.ContactNumber ?? "",
    isWrong: false,
  }));

  const press = () => {
    const problem = isShippingAddress ? undefined : problemsOf(billing)[0];
    if (!isShippingAddress) dispatch({ do: "submit" });
    if (problem) return document.getElementById(`bill-${problem.field}`)?.focus();
    if (texts.isWanted && textPhone(texts.cellPhone) === null) {
      setTexts({ ...texts, isWrong: true });
      return document.getElementById("text-CellPhone")?.focus();
    }
    void payment.pay(isShippingAddress ? null : toBillingAddress(billing), texts.isWanted ? texts.cellPhone : null);
  };
  useEffect(() => {
    send.current = press;
  });

  const isFree = payment.total === 0;
  return (
    <div className="payment">
      {!payment.declined && <UndecidedNotice order={checkout.PendingOrder} />}
      {payment.declined && <DeclinedNotice key={payment.declined.card.token} declined={payment.declined} />}
      {payment.changed && <ChangedTotalNotice key={payment.changed.to} changed={payment.changed} />}
      {isFree ? (
        <p>{payWords.free}</p>
      ) : (
        <PaymentMethodList methods={checkout.PaymentMethods} total={payment.total}>
          <CardFields url={checkout.CardFields.Url} frame={fields.frame} state={fields.state} height={fields.height} />
          <BillingChoice
            shipping={checkout.ShippingAddress}
            isShippingAddress={isShippingAddress}
            onChoose={setShippingAddress}
            form={billing}
            dispatch={dispatch}
          />
        </PaymentMethodList>
      )}
      {checkout.TaxExemption && (
        <Suspense>
          <TaxExemptionChoice offered={checkout.TaxExemption} onSaved={onRefreshed} />
        </Suspense>
      )}
      {checkout.TextUpdates && <TextUpdatesChoice texts={texts} onChange={setTexts} />}
      <PayButton payment={payment} isFree={isFree} made={checkout.Made} onPress={press} />
      {payment.alert && (
        <Suspense>
          <ApiAlert alert={payment.alert} onClose={payment.closeAlert} />
        </Suspense>
      )}
    </div>
  );
}

interface PayButtonProps {
  payment: Payment;
  isFree: boolean;
  made: CheckoutView["Made"];
  onPress(): void;
}

function PayButton({ payment, isFree, made, onPress }: PayButtonProps) {
  const amount = formatMoney(payment.total);
  const words = isFree
    ? payWords.place(amount)
    : payment.changed
      ? payWords.instead(amount)
      : payment.declined
        ? payWords.again(amount)
        : payWords.pay(amount);
  return (
    <div className="pay">
      <Button
        look="primary"
        size="large"
        className="pay__button with-script"
        busy={payment.stage !== null}
        onClick={onPress}
      >
        <Icon name="lock" />
        {payment.stage === null ? words : payWords.stages[payment.stage]}
      </Button>
      <output className="sr-only">{payment.stage === null ? "" : payWords.stages[payment.stage]}</output>
      <p className="muted type-14 measure">
        {payment.declined
          ? payWords.sameOrder(payment.declined.orderNumber)
          : payWords.chargedOnce(afterPaymentWords[made])}
      </p>
    </div>
  );
}

function toBillingAddress({ values }: AddressForm): BillingAddress {
  const { Email: _noEmail, ...address } = tidyAddress(values);
  return address;
}
