import { existsSync, globSync, readFileSync } from "node:fs";
import { importsOf } from "./imports-of.ts";

/** Where the running shop begins: its server, its commands, its peers, and the pages that storefront/routes.ts names. */
const ENTRIES = [
  "server/start-store.ts",
  "sandbox/run-sandbox.ts",
  "scripts/*.{ts,mjs}",
  "storefront/{root,routes,entry.*}.{ts,tsx}",
];

/** Every source that runs in the shop, its commands or its pages. */
export function reachedSources(): Set<string> {
  const reached = new Set<string>();
  const waiting = globSync(ENTRIES).filter((file) => !/\.test\.tsx?$/.test(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file, readFileSync(file, "utf8")));
  }
  return reached;
}
