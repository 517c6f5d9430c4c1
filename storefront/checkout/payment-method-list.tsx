import type { ReactNode } from "react";
import type { CheckoutView } from "#contract/checkout.ts";
import { methodWords } from "#words/payment.ts";
import { AmountGauge } from "./amount-gauge.tsx";

type Method = CheckoutView["PaymentMethods"][number];

interface PaymentMethodListProps {
  methods: readonly Method[];
  /** Dollars to pay: a method whose limits it misses says by how much. */
  total: number;
  /** What belongs to paying by card. */
  children: ReactNode;
}

/**
 * The ways to pay that the store takes. One that this order or browser misses stays readable, with its reason; those
 * the store does not take are not shown.
 */
export function PaymentMethodList({ methods, total, children }: PaymentMethodListProps) {
  const card = methods.find(({ Type }) => Type === "CreditCard");
  const others = methods.filter(({ Type, Reason }) => Type !== "CreditCard" && Reason !== "method_disabled");
  return (
    <fieldset className="methods">
      <legend className="sr-only">{methodWords.title}</legend>
      <label className="method method--chosen">
        <input type="radio" name="Payment" value="CreditCard" defaultChecked className="radio-row__input" />
        <span className="method__title">{card?.Title ?? methodWords.card}</span>
        <span className="method__detail">{card?.Detail ?? methodWords.brands}</span>
      </label>
      <div className="method__body">{children}</div>
      {others.map((method) => (
        <ClosedMethod key={method.Type} method={method} total={total} />
      ))}
    </fieldset>
  );
}

function ClosedMethod({ method, total }: { method: Method; total: number }) {
  const isAmount = method.Reason === "below_minimum" || method.Reason === "above_maximum";
  return (
    <div className="method method--closed">
      <span className="method__ring" aria-hidden="true" />
      <span className="method__title">{method.Title}</span>
      {/* "Not for this order" and "Not in this browser" are different things. */}
      <span className="method__end">
        {method.Reason === "browser_unsupported" ? methodWords.notHere : methodWords.notForOrder}
      </span>
      <span className="method__reason">{method.Why}</span>
      {isAmount && (
        <div className="method__gauge">
          <AmountGauge amount={total} min={method.Min} max={method.Max} />
        </div>
      )}
    </div>
  );
}
