import { ICON_SHAPES } from "./icon-shapes.ts";

const ID = "icons";

/** A browser takes the drawings from the page that it was served, and is sent no code for them. */
const INNER = {
  __html: import.meta.env.SSR
    ? Object.entries(ICON_SHAPES)
        .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 20 20">${shape}</symbol>`)
        .join("")
    : (document.getElementById(ID)?.innerHTML ?? ""),
};

/** Stands once in the document; every `Icon` points into it, so a page of cards does not repeat its drawings. */
export function IconSprite() {
  return <svg id={ID} className="sr-only" aria-hidden="true" dangerouslySetInnerHTML={INNER} />;
}
