interface PrerenderingDocument extends Document {
  /** The page is drawn ahead of a visit; browsers without that do not know the word. */
  prerendering?: boolean;
}

/** Acts once somebody looks: a page that is drawn ahead of a visit asks, keeps and counts nothing. */
export function whenShown(act: () => void): void {
  if ((document as PrerenderingDocument).prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
