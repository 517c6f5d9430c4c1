import type { ClipboardEvent } from "react";

/**
 * Pastes without the spaces around it: a browser cuts what is pasted at `maxLength`, so a space before a code would cost
 * its last character. Goes through the browser's own editing, so that it can be undone and every listener hears of it.
 */
export function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData("text/plain");
  const trimmed = text.trim();
  if (trimmed === text || trimmed === "") return;
  event.preventDefault();
  document.execCommand("insertText", false, trimmed);
}
