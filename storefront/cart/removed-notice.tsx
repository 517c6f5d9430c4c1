import { useEffect, useRef } from "react";
import { cartLineWords } from "#words/cart.ts";
import { Notice } from "../shell/notice.tsx";
import { CartForm } from "./cart-form.tsx";
import { type RemovedLine, removedLine } from "./removed-line.ts";
import { useCart } from "./cart-store.ts";

interface RemovedNoticeProps {
  /** The removed line as the URL of a page without JavaScript names it. */
  fromUrl: RemovedLine | null;
}

/** What was taken out and the way back. It takes the focus that the removed line had. */
export function RemovedNotice({ fromUrl }: RemovedNoticeProps) {
  const removed = useCart((store) => store.removed);
  const putBack = useCart((store) => store.putBack);
  const add = useCart((store) => store.add);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) notice.current?.focus();
  }, [removed]);

  const line = removed ? removedLine(removed) : fromUrl;
  if (!line) return null;
  return (
    <Notice ref={notice} tone="undo" say="politely">
      <CartForm
        intent="add"
        className="notice__row"
        fields={{ ...line }}
        onSend={() => (removed ? putBack() : add(line))}
      >
        <span>{removed ? cartLineWords.removed(removed.ItemDescription) : cartLineWords.removedOne}</span>
        <button type="submit" className="text-button">
          {cartLineWords.putBack}
        </button>
      </CartForm>
    </Notice>
  );
}
