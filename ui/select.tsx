import type { ReactNode, Ref, SelectHTMLAttributes } from "react";
import { useId } from "react";
import "./field.css";
import "./select.css";
import { Icon } from "./icon.tsx";

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** The label is heard, not seen. */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: string | null | undefined;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select, with our arrow. Options are its children. */
export function Select({ label, labelHidden = false, help, error, className, id, children, ...select }: SelectProps) {
  const made = useId();
  const selectId = id ?? made;
  const describedBy = [error && `${selectId}-error`, help && `${selectId}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={["field", error && "field--error", className].filter(Boolean).join(" ")}>
      <label className={labelHidden ? "sr-only" : "field__label"} htmlFor={selectId}>
        {label}
      </label>
      <div className="select">
        <select
          {...select}
          id={selectId}
          className="select__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {children}
        </select>
        <Icon name="chevron-down" small />
      </div>
      {error && (
        <p className="field__error" id={`${selectId}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="field__help" id={`${selectId}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
