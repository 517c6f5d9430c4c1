import type { ReactNode } from "react";
import type { CheckoutView } from "#contract/checkout.ts";
import { AmountGauge } from "./amount-gauge.tsx";

type Method = CheckoutView["PaymentMethods"][number];

interface PaymentMethodsProps {
  methods: readonly Method[];
  /** Dollars to pay: a method whose limits it misses says by how much. */
  total: number;
  /** What belongs to paying by card. */
  children: ReactNode;
}

/** Every way to pay as the server lists them. One that is not open stays readable, with its reason. */
export function PaymentMethods({ methods, total, children }: PaymentMethodsProps) {
  const card = methods.find(({ Type }) => Type === "CreditCard");
  const others = methods.filter(({ Type }) => Type !== "CreditCard");
  return (
    <fieldset className="methods">
      <legend className="sr-only">How to pay</legend>
      <label className="method method--chosen">
        <input type="radio" name="Payment" value="CreditCard" defaultChecked className="radio-row__input" />
        <span className="method__title">{card?.Title ?? "Credit or debit card"}</span>
        <span className="method__detail">{card?.Detail ?? "Visa, Mastercard, American Express, Discover"}</span>
      </label>
      <div className="method__body">{children}</div>
      {others.map((method) => <ClosedMethod key={method.Type} method={method} total={total} />)}
    </fieldset>
  );
}

function ClosedMethod({ method, total }: { method: Method; total: number }) {
  const reason = method.Why ?? "Not open in this store yet. A card works.";
  return (
    <div className="method method--closed">
      <input type="radio" name="Payment" value={method.Type} aria-disabled="true" disabled className="radio-row__input" aria-label={`${method.Title}: ${reason}`} />
      <span className="method__title">{method.Title}</span>
      <span className="method__end">{whyClosed(method, total)}</span>
      <span className="method__reason">{reason}</span>
      <div className="method__gauge"><AmountGauge amount={total} min={method.Min} max={method.Max} /></div>
    </div>
  );
}

/** "Not for this order" and "Not in this browser" are different things, and neither is "not yet". */
function whyClosed({ Type, Min, Max }: Method, total: number): string {
  const isOutside = (Min !== null && total < Min) || (Max !== null && total > Max);
  if (isOutside) return "Not for this order";
  return Type === "ApplePay" ? "Not in this browser" : "Not yet";
}
