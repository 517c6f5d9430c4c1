import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useId } from "react";
import { fieldWords } from "#words/ui.ts";
import "./field.css";
import { Icon } from "./icon.tsx";
import { pasteTrimmed } from "./paste-trimmed.ts";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Stands under the field; with an error it says what to do. */
  help?: ReactNode;
  /** The exact message, in bold; the typed value is kept. */
  error?: string | null | undefined;
  /** Shows the tick: the value was checked and is right. */
  valid?: boolean;
  optional?: boolean;
  prefix?: string;
  /** Behind what is typed, as French writes a unit. */
  suffix?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field, 48 px, its label above, its help and its error tied to it for screen readers. */
export function Field({
  label,
  help,
  error,
  valid = false,
  optional = false,
  prefix,
  suffix,
  className,
  id,
  ...input
}: FieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  const state = error ? "field--error" : valid ? "field--valid" : "";
  const describedBy = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={["field", state, className].filter(Boolean).join(" ")}>
      <label className="field__label" htmlFor={fieldId}>
        {label}
        {optional && <span className="field__optional"> {fieldWords.optional}</span>}
      </label>
      <div className="field__box">
        {prefix && (
          <span className="field__prefix" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...(input.maxLength !== undefined && input.type !== "password" && { onPaste: pasteTrimmed })}
          {...input}
          id={fieldId}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {suffix && !error && !valid && (
          <span className="field__suffix" aria-hidden="true">
            {suffix}
          </span>
        )}
        {(error || valid) && (
          <span className="field__mark">
            <Icon name={error ? "error" : "check"} />
          </span>
        )}
      </div>
      {error && (
        <p className="field__error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="field__help" id={`${fieldId}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
