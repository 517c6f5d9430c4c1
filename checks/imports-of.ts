import { posix } from "node:path";

/** Imports whose value is used at run time: an `import type` brings nothing into the shop. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']|new URL\(\s*["']([^"']+\.tsx?)["']\s*,\s*import\.meta\.url/g;
const ROUTE_FILE = /["']([\w-]+(?:\/[\w-]+)*\.tsx)["']/g;

/** Our own sources that a file imports, as paths from the root. */
export function importsOf(file: string, source: string): string[] {
  const imported = [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
  const routes =
    file === "storefront/routes.ts" ? [...source.matchAll(ROUTE_FILE)].map((match) => `./${match[1] ?? ""}`) : [];
  return [...imported, ...routes].flatMap((specifier) => pathOf(file, specifier) ?? []);
}

export function pathOf(file: string, specifier: string): string | null {
  if (specifier === "#config") return "store.config.ts";
  if (specifier.startsWith("#words/")) return `messages/en-US/${specifier.slice("#words/".length)}`;
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (!specifier.startsWith(".") && !/\.tsx?$/.test(specifier)) return null;
  return posix.join(posix.dirname(file), specifier);
}
