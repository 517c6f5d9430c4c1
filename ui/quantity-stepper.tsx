import { stepperWords } from "#words/ui.ts";
import "./quantity-stepper.css";
import { IconButton } from "./icon-button.tsx";

export interface QuantityStepperProps {
  /** What is counted, for screen readers: "Quantity of Forge 90". */
  label: string;
  name?: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange(quantity: number): void;
}

/** A whole number between `min` and `max`, typed or stepped. A value outside is brought back inside when the field is left. */
export function QuantityStepper({
  label,
  name,
  value,
  min = 1,
  max = 99,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const set = (quantity: number) => {
    const inside = Math.min(max, Math.max(min, Math.round(quantity) || min));
    if (inside !== value) onChange(inside);
  };
  return (
    <fieldset className="quantity" aria-label={label}>
      <IconButton
        icon="minus"
        label={stepperWords.less}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      />
      <input
        key={value}
        className="quantity__input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={min}
        max={max}
        defaultValue={value}
        disabled={disabled}
        onBlur={(event) => {
          set(event.currentTarget.valueAsNumber);
          if (!(event.currentTarget.valueAsNumber >= min && event.currentTarget.valueAsNumber <= max))
            event.currentTarget.value = String(value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.currentTarget.form) set(event.currentTarget.valueAsNumber);
        }}
      />
      <IconButton
        icon="plus"
        label={stepperWords.more}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      />
    </fieldset>
  );
}
