import "./icon.css";
import type { IconName } from "./icon-shapes.ts";

/** A decoration: the words beside it, or the control's label, say the same. `small` is 16 px, otherwise 20. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? "icon icon--small" : "icon"} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
