import type { ButtonHTMLAttributes, Ref } from "react";
import "./button.css";

export type ButtonLook = "primary" | "secondary" | "quiet";
export type ButtonSize = "small" | "normal" | "large";

/** Class names of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "secondary", size: ButtonSize = "normal", wide = false): string {
  return ["button", `button--${look}`, size !== "normal" && `button--${size}`, wide && "button--wide"]
    .filter(Boolean)
    .join(" ");
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: the button keeps its place and its width, says so, and does not act twice. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One straw (`primary`) button a view. A button does nothing by itself unless it is a form's `submit`. */
export function Button({ look, size, wide, busy = false, className, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is always given, by default "button"
      type={type}
      className={[buttonClass(look, size, wide), className].filter(Boolean).join(" ")}
      aria-busy={busy || undefined}
      onClick={busy ? preventTwice : onClick}
    />
  );
}

function preventTwice(event: { preventDefault(): void }) {
  event.preventDefault();
}
