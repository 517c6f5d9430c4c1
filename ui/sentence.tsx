import { createElement, Fragment, type ReactNode } from "react";

/** A sentence of `messages/` that holds links or amounts, in the order its language gives them. */
export function Sentence({ of: pieces }: { of: readonly ReactNode[] }) {
  // As children one by one: their places never change, so React asks no keys of them.
  return createElement(Fragment, null, ...pieces);
}
