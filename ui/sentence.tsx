import { Children, type ReactNode } from "react";

/** A sentence of `messages/` that holds links or amounts, in the order its language gives them. */
export function Sentence({ of: pieces }: { of: readonly ReactNode[] }) {
  return <>{Children.toArray(pieces)}</>;
}
