import { useLocation, useMatches } from "react-router";

/** What a page's module says of itself to the frame around it, as its `handle`. */
export interface PageHandle {
  /** React Router runs in the browser, too. Every other page is a document with islands. */
  isApp?: boolean;
  /** The page brings its own header, and no footer. */
  hasOwnHeader?(search: string): boolean;
  /** For staff: nothing that is said to shoppers stands on it. */
  isDesk?: boolean;
}

export function useIsApp(): boolean {
  return useHandles().some(({ isApp }) => isApp ?? false);
}

export function useIsDesk(): boolean {
  return useHandles().some(({ isDesk }) => isDesk ?? false);
}

export function useHasOwnHeader(): boolean {
  const { search } = useLocation();
  return useHandles().some(({ hasOwnHeader }) => hasOwnHeader?.(search) ?? false);
}

function useHandles(): PageHandle[] {
  return useMatches().flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
}
