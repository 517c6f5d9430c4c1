import { lazy, Suspense, useEffect, useReducer, useRef, useState } from "react";
import type { BillingAddress, CheckoutView, PaymentMethod } from "#contract/checkout.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { textPhone } from "#rules/order/text-updates.ts";
import { afterPaymentWords } from "#words/order-stages.ts";
import { Button } from "#ui/button.tsx";
import { formatMoney } from "#words/money.ts";
import { Icon } from "#ui/icon.tsx";
import { methodWords, payWords } from "#words/payment.ts";
import { Agreement } from "./agreement.tsx";
import { addressFormReducer, emptyAddressForm, problemsOf, type AddressForm } from "./address-form.ts";
import { BillingChoice } from "./billing-choice.tsx";
import { BorderNote } from "./border-note.tsx";
import { useCart } from "../cart/cart-store.ts";
import type { ShownCart } from "../cart/use-shown-cart.ts";
import type { CheckoutSteps } from "./load-checkout.ts";
import type { CardEntry } from "./card-entry.ts";
import { CardFields } from "./card-fields.tsx";
import { FetchedAlert } from "../shell/fetched-alert.ts";
import { ChangedTotalNotice, DeclinedNotice, UndecidedNotice } from "./payment-notices.tsx";
import { PaymentMethodList } from "./payment-method-list.tsx";
import { takenMethods } from "./taken-methods.ts";
import { TextUpdatesChoice, type TextUpdates } from "./text-updates-choice.tsx";
import { isPhoneWallet, usePhoneWallets } from "./use-phone-wallets.ts";
import { usePayment, type Payment } from "./use-payment.ts";
import { VoucherChoice } from "./voucher-choice.tsx";
import "./payment.css";

/** Few shoppers have a certificate. */
const TaxExemptionChoice = lazy(async () => ({
  default: (await import("./tax-exemption-choice.tsx")).TaxExemptionChoice,
}));

interface PaymentStepProps {
  checkout: CheckoutSteps;
  shown: ShownCart;
  onRefreshed(checkout: CheckoutView): void;
}

/** Step 3: one way to pay, one button that says what it takes. A decline keeps everything that was entered. */
export function PaymentStep({ checkout, shown, onRefreshed }: PaymentStepProps) {
  const [isShippingAddress, setShippingAddress] = useState(checkout.BillingAddress === null);
  const [billing, dispatch] = useReducer(addressFormReducer, null, () =>
    emptyAddressForm("billing", checkout.BillingAddress),
  );
  const send = useRef(() => {});
  const fields = useRef<CardEntry>(null);
  const payment = usePayment(shown, fields, onRefreshed);
  const { methods, wallets } = usePhoneWallets(checkout, payment.total);
  const [type, setType] = useState<PaymentType>(() => firstOpen(checkout.PaymentMethods));
  const choosePayment = useCart((store) => store.choosePayment);
  useEffect(() => choosePayment(type), [type, choosePayment]);
  const method = methods.find(({ Type }) => Type === type);
  // A lender's page knows its buyer by where the order goes.
  const mayBillElsewhere = type !== "Katapult";

  const phone = checkout.ShippingAddress?.ContactNumber ?? null;
  const [texts, setTexts] = useState<TextUpdates>(() => ({
    isWanted: false,
    cellPhone: phone !== null && textPhone(phone) !== null ? phone : "",
    isWrong: false,
  }));

  const press = () => {
    const isSameAddress = isShippingAddress || !mayBillElsewhere;
    const problem = isSameAddress ? undefined : problemsOf(billing)[0];
    if (!isSameAddress) dispatch({ do: "submit" });
    if (problem) return document.getElementById(`bill-${problem.field}`)?.focus();
    if (texts.isWanted && textPhone(texts.cellPhone) === null) {
      setTexts({ ...texts, isWrong: true });
      return document.getElementById("text-CellPhone")?.focus();
    }
    void payment.pay({
      type,
      billingAddress: isSameAddress ? null : toBillingAddress(billing),
      cellPhone: texts.isWanted ? texts.cellPhone : null,
      wallets,
      leased: type === "Katapult" ? (method?.ToPay ?? null) : null,
    });
  };
  useEffect(() => {
    send.current = press;
  });

  // An empty cart is none that costs nothing: another tab or device took it, and the page is about to say so.
  if (shown.cart.totalCount === 0) return null;
  const isFree = payment.total === 0;
  if (!isFree && takenMethods(checkout.PaymentMethods).length === 0)
    return <p className="measure">{methodWords.noneOpen}</p>;
  return (
    <div className="payment">
      {!payment.declined && <UndecidedNotice order={checkout.PendingOrder} />}
      {payment.declined && <DeclinedNotice key={payment.declined.card.token} declined={payment.declined} />}
      {payment.changed && <ChangedTotalNotice key={payment.changed.to} changed={payment.changed} />}
      <VoucherChoice shown={shown} onRefreshed={onRefreshed} />
      {isFree ? (
        <p>{payWords.free}</p>
      ) : (
        <PaymentMethodList methods={methods} chosen={type} onChoose={setType} total={payment.total}>
          {type === "CreditCard" ? (
            <CardFields place={checkout.CardFields} entry={fields} onSubmit={() => send.current()} />
          ) : (
            <p className="method__elsewhere">
              {(isPhoneWallet(type) ? methodWords.inWallet : methodWords.elsewhere)(method?.Title ?? "")}
            </p>
          )}
          {mayBillElsewhere && (
            <BillingChoice
              shipping={checkout.ShippingAddress}
              isShippingAddress={isShippingAddress}
              onChoose={setShippingAddress}
              form={billing}
              dispatch={dispatch}
            />
          )}
        </PaymentMethodList>
      )}
      {checkout.TaxExemption && (
        <Suspense>
          <TaxExemptionChoice offered={checkout.TaxExemption} onSaved={onRefreshed} />
        </Suspense>
      )}
      {checkout.TextUpdates && <TextUpdatesChoice texts={texts} onChange={setTexts} />}
      <BorderNote checkout={checkout} />
      <PayButton
        payment={payment}
        elsewhere={isFree || type === "CreditCard" ? null : (method ?? null)}
        isFree={isFree}
        made={checkout.Made}
        onPress={press}
      />
      {payment.alert && (
        <Suspense>
          <FetchedAlert alert={payment.alert} onClose={payment.closeAlert} />
        </Suspense>
      )}
    </div>
  );
}

interface PayButtonProps {
  payment: Payment;
  /** The way to pay that is agreed to on another page; null for a card. */
  elsewhere: PaymentMethod | null;
  isFree: boolean;
  made: CheckoutView["Made"];
  onPress(): void;
}

function PayButton({ payment, elsewhere, isFree, made, onPress }: PayButtonProps) {
  const amount = formatMoney(elsewhere?.Type === "Katapult" ? elsewhere.ToPay : payment.total);
  const words = isFree
    ? payWords.place(amount)
    : elsewhere
      ? (isPhoneWallet(elsewhere.Type) ? payWords.payWith : payWords.continueAt)(elsewhere.Title, amount)
      : payment.changed
        ? payWords.instead(amount)
        : payment.declined
          ? payWords.again(amount)
          : payWords.pay(amount);
  const stage =
    payment.stage !== null && (elsewhere ? payWords.opening(elsewhere.Title) : payWords.stages[payment.stage]);
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
        {stage || words}
      </Button>
      <output className="sr-only">{stage || ""}</output>
      <p className="muted type-14 measure">
        {payment.declined
          ? payWords.sameOrder(payment.declined.orderNumber)
          : elsewhere
            ? payWords.chargedThere(elsewhere.Title, afterPaymentWords[made])
            : payWords.chargedOnce(afterPaymentWords[made])}
      </p>
      <Agreement />
    </div>
  );
}

/** A card where the store takes it, else the first way that is open. */
function firstOpen(methods: readonly PaymentMethod[]): PaymentType {
  const open = methods.filter(({ Available }) => Available);
  return open.find(({ Type }) => Type === "CreditCard")?.Type ?? open[0]?.Type ?? "CreditCard";
}

function toBillingAddress({ values }: AddressForm): BillingAddress {
  const { Email: _noEmail, ...address } = tidyAddress(values);
  return address;
}
