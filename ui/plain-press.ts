type Pressed = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a press asks to go on here: not for a new tab or window, a download or a menu. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link that a plain press meets and the page itself answers; null where the browser follows it. */
export function linkInPlace(event: Pressed & { target: EventTarget | null }): HTMLAnchorElement | null {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-in-place]");
}
