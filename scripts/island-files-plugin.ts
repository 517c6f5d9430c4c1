import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** One file of the browser's build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  /** Of the source it begins with. */
  name?: string;
  imports?: string[];
}

/**
 * Writes into the server's bundle which files each part of the browser's build needs, by the name of its source, so that
 * a page can name an island's files at once. The browser's build comes first.
 */
export function islandFilesPlugin(manifest: string) {
  return {
    name: "island-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (_code, id) =>
      id.endsWith("/storefront/islands/island-files.ts")
        ? { code: `export const islandFiles = ${JSON.stringify(filesByName(manifest))};`, map: null }
        : null,
  } satisfies Plugin;
}

function filesByName(manifest: string): Record<string, string[]> {
  const chunks = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>;
  const filesOf = ({ file, imports = [] }: Chunk): string[] => [
    `/${file}`,
    ...imports.flatMap((key) => (chunks[key] ? filesOf(chunks[key]) : [])),
  ];
  return Object.fromEntries(
    Object.values(chunks).flatMap((chunk) => (chunk.name ? [[chunk.name, [...new Set(filesOf(chunk))]]] : [])),
  );
}
