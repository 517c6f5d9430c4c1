import { ICON_SHAPES } from "./icon-shapes.ts";

const SYMBOLS = Object.entries(ICON_SHAPES)
  .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 20 20">${shape}</symbol>`)
  .join("");
const INNER = { __html: SYMBOLS };

/** Stands once in the document; every `Icon` points into it, so a page of cards does not repeat its drawings. */
export function IconSprite() {
  return <svg className="sr-only" aria-hidden="true" dangerouslySetInnerHTML={INNER} />;
}
