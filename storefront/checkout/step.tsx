import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";
import { checkoutWords } from "#words/checkout.ts";

interface StepProps {
  number: number;
  /** `Information`, `Shipping` or `Payment`. */
  label: string;
  state: "done" | "now" | "todo";
  titleRef: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** One step of the checkout: its number or a tick, its title, and what belongs under it. */
export function Step({ number, label, state, titleRef, children }: StepProps) {
  const id = `step-${number}`;
  return (
    <section
      className="step"
      data-state={state}
      aria-labelledby={id}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className="step-number" aria-hidden="true">
        {state === "done" ? <Icon name="check" small /> : number}
      </span>
      <div className="step-body">
        <h2 id={id} className="step-title" tabIndex={-1} ref={titleRef}>
          <span className="step-number-inline" aria-hidden="true">
            {number}
          </span>
          {label}
          {state === "done" && <span className="sr-only"> {checkoutWords.done}</span>}
        </h2>
        {children}
      </div>
    </section>
  );
}
