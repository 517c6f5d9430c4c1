import { createContext, type ReactElement } from "react";

/** Gives the markup that was drawn for a key before, else draws it. The key says all that it shows. */
export type KeptMarkup = (key: string, draw: () => ReactElement) => string;

/** The server draws a card once for all pages that show it; without this each is drawn in its place. */
export const KeptMarkupContext = createContext<KeptMarkup | null>(null);
