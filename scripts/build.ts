import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";

/** What the storefront's build depends on; the server itself runs without a build. */
const SOURCES = [
  "storefront/**/*",
  "ui/**/*",
  "rules/**/*.ts",
  "contract/**/*.ts",
  "messages/**/*.ts",
  "store.config.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "scripts/build.ts",
  "scripts/browser-config-plugin.ts",
  "scripts/browser-files.ts",
  "scripts/island-files-plugin.ts",
  "scripts/compress-assets.ts",
];
const CLIENT = "build/store/client";
const STAMP = "build/store/.sources";

function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !/\.[a-z]+$/.test(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** The server's build leaves the styles once more, in its own order of sources; no page asks for them. */
function dropServerStyles(client: string): void {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const named = new Set(Object.values(manifest).map(({ file }) => file));
  for (const file of globSync("assets/*.css", { cwd: client })) if (!named.has(file)) rmSync(join(client, file));
}

/** Builds the storefront when its sources changed since the last build; a failed build leaves no stamp. */
async function build(): Promise<void> {
  const sources = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building the storefront");
  rmSync(STAMP, { force: true });
  const built = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (built.status !== 0) {
    process.stdout.write(built.stdout);
    process.exit(1);
  }
  dropServerStyles(CLIENT);
  await compressAssets(CLIENT);
  writeFileSync(STAMP, sources);
}

await build();
