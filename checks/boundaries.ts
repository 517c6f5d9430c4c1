import { globSync, readFileSync } from "node:fs";

/** The rooms and who may import whom; the same table stands in CONTRIBUTING.md, and each room's tsconfig.json says it again. */
export const MAY_IMPORT = {
  rules: [],
  messages: ["rules"],
  contract: ["rules"],
  adapters: ["rules", "contract"],
  sandbox: ["rules", "contract"],
  server: ["rules", "messages", "contract", "adapters"],
  ui: ["messages"],
  storefront: ["rules", "messages", "contract", "ui"],
  catalogue: ["rules", "contract"],
  studio: ["rules", "contract", "catalogue"],
} as const satisfies Record<string, readonly string[]>;
export type Room = keyof typeof MAY_IMPORT;
const ROOMS = Object.keys(MAY_IMPORT) as Room[];

/** Packages a room must not see: what would make it impure, heavy or a second way in. */
const FORBIDDEN_PACKAGES: Partial<Record<Room, RegExp>> = {
  rules: /^[^.#]/,
  messages: /^[^.#]/,
  contract: /^(?!zod$)[^.#]/,
  ui: /^(node:|zod|kysely|pg|stripe)/,
  storefront: /^(node:(?!stream)|zod|kysely|pg|stripe|sharp)/,
  adapters: /^(kysely|pg|@electric-sql)/,
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g;

/** Every import of a source that its room may not have, as `rules/tax/x.ts -> server`. */
export function forbiddenImports(file: string, source: string): string[] {
  const room = file.split("/")[0] as Room;
  const allowed: ReadonlySet<string> = new Set([room, ...MAY_IMPORT[room]]);
  return [...source.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .flatMap((specifier) => {
      const target = roomOf(file, specifier);
      if (target && !allowed.has(target)) return [`${file} -> ${target}`];
      return !target && FORBIDDEN_PACKAGES[room]?.test(specifier) ? [`${file} -> ${specifier}`] : [];
    });
}

function roomOf(file: string, specifier: string): string | null {
  if (specifier === "#config") return null;
  if (specifier.startsWith("#words/")) return "messages";
  if (specifier.startsWith("#")) return specifier.slice(1).split("/")[0] ?? null;
  if (!specifier.startsWith(".")) return null;
  const path = new URL(specifier, `file:///${file}`).pathname.slice(1).split("/")[0] ?? "";
  return ROOMS.includes(path as Room) ? path : null;
}

export function roomFiles(): string[] {
  return globSync(`{${ROOMS.join(",")}}/**/*.{ts,tsx}`).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.includes("/testing/"),
  );
}

export function brokenWalls(): string[] {
  return roomFiles().flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
}
