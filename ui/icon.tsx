import "./icon.css";
import { ICON_SHAPES, type IconName } from "./icon-shapes.ts";

/** A decoration: the words beside it, or the control's label, say the same. `small` is 16 px, otherwise 20. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? "icon icon--small" : "icon"} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

const SYMBOLS = Object.entries(ICON_SHAPES)
  .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 20 20">${shape}</symbol>`)
  .join("");
const INNER = { __html: SYMBOLS };

/** Stands once in the document; every `Icon` points into it, so a page of cards does not repeat its drawings. */
export function IconSprite() {
  return <svg className="sr-only" aria-hidden="true" dangerouslySetInnerHTML={INNER} />;
}
