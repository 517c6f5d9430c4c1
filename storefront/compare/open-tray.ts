let opening: Promise<void> | null = null;

/** Shows the tray, with its code: once a page. Never fails: without its code, what is chosen is kept all the same. */
export function openTray(): Promise<void> {
  opening ??= import("./show-tray.tsx")
    .then(({ showTray }) => showTray())
    .catch((error: unknown) => {
      opening = null;
      reportError(error);
    });
  return opening;
}
