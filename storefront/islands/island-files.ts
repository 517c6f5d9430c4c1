import type { IslandName } from "./registry.ts";

/**
 * The files of each island that is fetched by itself, so that a page may name them at once. The build writes them into
 * the server's bundle (`scripts/island-files-plugin.ts`); while developing there are none.
 */
export const islandFiles: Partial<Record<IslandName, readonly string[]>> = {};
