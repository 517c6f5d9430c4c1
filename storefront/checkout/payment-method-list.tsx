import type { ReactNode } from "react";
import type { PaymentMethod } from "#contract/checkout.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { methodWords } from "#words/payment.ts";
import { AmountGauge } from "./amount-gauge.tsx";
import { takenMethods } from "./taken-methods.ts";

interface PaymentMethodListProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentType;
  onChoose(type: PaymentType): void;
  /** Dollars to pay: a method whose limits it misses says by how much. */
  total: number;
  /** What belongs to the chosen way. */
  children: ReactNode;
}

/**
 * The ways to pay that the store takes. One that this order or browser misses stays readable, with its reason; those
 * the store does not take are not shown.
 */
export function PaymentMethodList({ methods, chosen, onChoose, total, children }: PaymentMethodListProps) {
  return (
    <fieldset className="methods">
      <legend className="sr-only">{methodWords.title}</legend>
      {takenMethods(methods).map((method) => {
        if (!method.Available) return <ClosedMethod key={method.Type} method={method} total={total} />;
        const isChosen = method.Type === chosen;
        return (
          <div key={method.Type} className="method-way">
            <label className={isChosen ? "method method--chosen" : "method"}>
              <input
                type="radio"
                name="Payment"
                value={method.Type}
                checked={isChosen}
                onChange={() => onChoose(method.Type)}
                className="radio-row__input"
              />
              <span className="method__title">{method.Title}</span>
              {method.Detail !== "" && <span className="method__detail">{method.Detail}</span>}
            </label>
            {isChosen && <div className="method__body">{children}</div>}
          </div>
        );
      })}
    </fieldset>
  );
}

function ClosedMethod({ method, total }: { method: PaymentMethod; total: number }) {
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
