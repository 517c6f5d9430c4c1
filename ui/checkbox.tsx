import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import "./checkbox.css";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  children: ReactNode;
  /** A count at the end of the row. */
  count?: number;
  /** 44 px high, for forms and for fingers. */
  roomy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox and its words; the whole row is the label. */
export function Checkbox({ children, count, roomy = false, ...input }: CheckboxProps) {
  return (
    <label className={roomy ? "checkbox checkbox--roomy" : "checkbox"}>
      <input {...input} type="checkbox" className="checkbox__input" />
      <span>{children}</span>
      {count !== undefined && <span className="checkbox__count figures">{count}</span>}
    </label>
  );
}
