import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../paths.ts";
import { type CheckoutStepName } from "./checkout-steps.ts";
import { checkoutWords } from "#words/checkout.ts";

/** A done step's answer in a row, with the way back to it. Stands inside a `dl`. */
export function SummaryRow({ label, step, children }: { label: string; step: CheckoutStepName; children: ReactNode }) {
  return (
    <div className="summary-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="summary-change">
        <Link className="text-button" to={paths.checkout(step)}>
          {checkoutWords.change}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Link>
      </dd>
    </div>
  );
}
