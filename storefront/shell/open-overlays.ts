interface Followed<State> {
  getState(): State;
  subscribe(listener: (state: State) => void): unknown;
}

let isShown = false;

/** Fetches what stands over a document when a store first asks for it. */
export function openOverlaysWith<State>(store: Followed<State>, isWanted: (state: State) => boolean): void {
  const open = async () => {
    if (isShown || !isWanted(store.getState())) return;
    isShown = true;
    try {
      const { showOverlays } = await import("./overlays.tsx");
      showOverlays();
    } catch (error) {
      isShown = false;
      reportError(error);
    }
  };
  store.subscribe(() => void open());
}
