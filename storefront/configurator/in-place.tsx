import type { ComponentProps } from "react";
import { linkInPlace } from "#ui/plain-press.ts";

interface InPlaceProps extends Omit<ComponentProps<"div">, "onClick"> {
  onPress(link: HTMLAnchorElement): void;
}

/** What holds links that are answered where they stand. One that is pressed for a new tab is the browser's. */
export function InPlace({ onPress, ...box }: InPlaceProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links inside are pressed, by keys too
    <div
      {...box}
      onClick={(event) => {
        const link = linkInPlace(event);
        // One that opens a popup has answered its press itself.
        if (!link || event.isDefaultPrevented()) return;
        event.preventDefault();
        onPress(link);
      }}
    />
  );
}
