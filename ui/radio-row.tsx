import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import "./radio-row.css";

export interface RadioRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "title"> {
  title: ReactNode;
  /** One line of consequence. */
  detail?: ReactNode;
  /** At the end of the row: a price, "Included", "Free". */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One choice of a group, the whole row its label. Rows stand in a `<fieldset>` inside `<div className="radio-rows">`. */
export function RadioRow({ title, detail, end, ...input }: RadioRowProps) {
  return (
    <label className="radio-row">
      <input {...input} type="radio" className="radio-row__input" />
      <span>
        <span className="radio-row__title">{title}</span>
        {detail && <span className="radio-row__detail">{detail}</span>}
      </span>
      {end && <span className="radio-row__end">{end}</span>}
    </label>
  );
}
