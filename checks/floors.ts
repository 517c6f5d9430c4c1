import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folders of `server/`, from the roof to the ground: each imports what stands below it and nothing from above. Files
 * beside the folders put the house together, and `world.ts` is the type of all of it: they stand on no floor.
 */
export const FLOORS = [
  "jobs",
  "health",
  "outbox",
  "stock-notices",
  "staff",
  "overview",
  "alerts",
  "webhooks",
  "marketing",
  "logging",
  "insurance",
  "creators",
  "exemptions",
  "id-discount",
  "rewards",
  "members",
  "lists",
  "saved-builds",
  "reviews",
  "mail",
  "texts",
  "rma",
  "account",
  "delays",
  "checkout",
  "payments",
  "revisions",
  "refunds",
  "moves",
  "holds",
  "dated-settings",
  "orders",
  "easy-builder",
  "configurator",
  "carts",
  "points",
  "vouchers",
  "warranties",
  "builds",
  "frames",
  "catalog",
  "lending",
  "share",
  "addresses",
  "postal",
  "pages",
  "pictures",
  "models-3d",
  "scripts",
  "mail-troubles",
  "http",
  "sessions",
  "location",
  "retries",
  "db",
  "languages",
  "settings",
] as const;

const IMPORT = /(?:from|import\()\s*["'](\.[^"']+)["']/g;

/** Every import that runs back up, as `server/holds/x.ts -> payments`; one from or to a folder without a floor too. */
export function arrowsBackUp(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => {
    const from = folderOf(file);
    if (from === null) return [];
    return [...source.matchAll(IMPORT)]
      .map(([, specifier = ""]) => folderOf(join(dirname(file), specifier)))
      .filter((to) => to !== null && to !== from && floorOf(to) <= floorOf(from))
      .map((to) => `${file} -> ${to}`);
  });
}

export function serverSources(): Map<string, string> {
  const files = globSync("server/**/*.ts").filter(
    (file) => !file.endsWith(".test.ts") && !file.split("/").includes("testing") && !isTestDatabase(file),
  );
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

const isTestDatabase = (file: string) => file.startsWith("server/db/test-");

/** `server/holds/holds.ts` is of `holds`; a file beside the folders is of none. */
function folderOf(file: string): string | null {
  const [room, folder, ...rest] = file.split("/");
  return room === "server" && folder !== undefined && rest.length > 0 ? folder : null;
}

/** −1 for a folder that nobody has given a floor: nothing may import it. */
function floorOf(folder: string): number {
  return (FLOORS as readonly string[]).indexOf(folder);
}
