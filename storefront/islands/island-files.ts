import type { IslandName } from "./registry.ts";

/** What a page is begun with: a document, or one with a router. */
type Begun = "document" | "router.client";

/** Parts of pages with a router that come by themselves (`page-part.tsx`). */
export type PartName = "cart-contents" | "checkout-page" | "information-step" | "payment-step";

/**
 * The files of each island and part that is fetched by itself, so that a page may name them at once. The build writes them into
 * the server's bundle (`scripts/island-files-plugin.ts`); while developing there are none.
 */
export const islandFiles: Partial<Record<Begun | IslandName | PartName, readonly string[]>> = {};
