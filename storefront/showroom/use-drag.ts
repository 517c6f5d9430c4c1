import { type PointerEvent, useRef } from "react";
import type { moved } from "#rules/catalog/showroom-views.ts";

const DEGREES_A_PIXEL = 0.4;

/**
 * A pointer turns, two of them come closer. One finger that goes up or down scrolls the page: `touch-action` leaves
 * that to the browser, which then takes the pointer back.
 */
export function useDrag(move: (by: Parameters<typeof moved>[1]) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const apart = () => {
    const [first, second] = [...pointers.current.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };
  const forget = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const distance = apart();
      pointers.current.set(pointerId, { x, y });
      if (distance > 0) move({ closer: apart() / distance });
      else {
        const tip = pointerType === "touch" ? 0 : (y - before.y) * DEGREES_A_PIXEL;
        move({ turn: (before.x - x) * DEGREES_A_PIXEL, tip });
      }
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };
}
