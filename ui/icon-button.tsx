import type { ButtonHTMLAttributes, Ref } from "react";
import "./button.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.ts";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, for those who hear it and for the tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 × 44 button that shows only an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={["icon-button", className].filter(Boolean).join(" ")}
    >
      <Icon name={icon} />
    </button>
  );
}
