import { useEffect, type RefObject } from "react";

const CAN_FOCUS =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary';

/** While `active`, Tab stays inside the element and Escape calls `onEscape`; the page behind does not scroll. */
export function useFocusTrap(element: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  useEffect(() => {
    const box = element.current;
    if (!active || !box) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape();
      if (event.key === "Tab") wrap(event, box);
    };
    document.addEventListener("keydown", onKeyDown);
    document.body.dataset["locked"] = "";
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      delete document.body.dataset["locked"];
    };
  }, [element, active, onEscape]);
}

function wrap(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter((stop) => stop.getClientRects().length > 0);
  const first = stops[0];
  const last = stops.at(-1);
  const from = document.activeElement;
  if (!first || !last) return;
  if (event.shiftKey ? from === first || !box.contains(from) : from === last || !box.contains(from)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
