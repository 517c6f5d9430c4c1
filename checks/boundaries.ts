import { globSync, readFileSync } from "node:fs";

/** The rooms and who may import whom; the same table stands in CONTRIBUTING.md, and each room's tsconfig.json says it again. */
export const MAY_IMPORT = {
  rules: [],
  messages: ["rules"],
  contract: ["rules"],
  /** What zod checks; the browser sees the calls and their types alone. */
  "contract/schemas": ["rules", "contract"],
  adapters: ["rules", "contract"],
  sandbox: ["rules", "contract"],
  server: ["rules", "messages", "contract", "contract/schemas", "adapters"],
  ui: ["messages"],
  storefront: ["rules", "messages", "contract", "ui"],
  catalogue: ["rules", "contract/schemas"],
  studio: ["rules", "contract", "catalogue"],
} as const satisfies Record<string, readonly string[]>;
export type Room = keyof typeof MAY_IMPORT;
const ROOMS = Object.keys(MAY_IMPORT) as Room[];

/** Packages a room must not see: what would make it impure, heavy or a second way in. */
const FORBIDDEN_PACKAGES: Partial<Record<Room, RegExp>> = {
  rules: /^[^.#]/,
  messages: /^[^.#]/,
  contract: /^[^.#]/,
  "contract/schemas": /^(?!zod$)[^.#]/,
  ui: /^(node:|zod|kysely|pg|stripe)/,
  storefront: /^(node:(?!stream)|zod|kysely|pg|stripe|sharp)/,
  adapters: /^(kysely|pg|@electric-sql)/,
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g;

/** Every import of a source that its room may not have, as `rules/tax/x.ts -> server`. */
export function forbiddenImports(file: string, source: string): string[] {
  const room = roomAt(file);
  if (!room) return [];
  const allowed: ReadonlySet<string> = new Set([room, ...MAY_IMPORT[room]]);
  return [...source.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .flatMap((specifier) => {
      const target = roomOf(file, specifier);
      if (target && !allowed.has(target)) return [`${file} -> ${target}`];
      return !target && FORBIDDEN_PACKAGES[room]?.test(specifier) ? [`${file} -> ${specifier}`] : [];
    });
}

function roomOf(file: string, specifier: string): Room | null {
  if (specifier.startsWith("#words/")) return "messages";
  if (specifier.startsWith("#content/")) return "storefront";
  if (specifier.startsWith("#")) return roomAt(specifier.slice(1));
  return specifier.startsWith(".") ? roomAt(new URL(specifier, `file:///${file}`).pathname.slice(1)) : null;
}

/** The room a path lies in, the innermost of two. */
export function roomAt(path: string): Room | null {
  return ROOMS.findLast((room) => path.startsWith(`${room}/`)) ?? null;
}

export function roomFiles(): string[] {
  return [...new Set(globSync(`{${ROOMS.join(",")}}/**/*.{ts,tsx}`))].filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.includes("/testing/"),
  );
}

export function brokenWalls(): string[] {
  return roomFiles().flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
}
