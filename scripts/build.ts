import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../messages/locales.ts";
import { storeConfig } from "../store.config.ts";
import { buildFolder, namedLocales } from "./built-locale.ts";
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
  "scripts/built-locale.ts",
  "scripts/language-plugin.ts",
  "scripts/island-files-plugin.ts",
  "scripts/compress-assets.ts",
];
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

/** Builds the storefront of each language that the settings name when the sources changed since the last build; a failed build leaves no stamp. */
async function build(): Promise<void> {
  const sources = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building the storefront");
  rmSync("build/store", { recursive: true, force: true });
  const locales = namedLocales(storeConfig);
  await Promise.all(locales.map(buildIn));
  const packed = new Map<string, string>();
  for (const locale of locales) {
    const client = join(buildFolder(locale), "client");
    dropServerStyles(client);
    await compressAssets(client, packed);
  }
  writeFileSync(STAMP, sources);
}

async function buildIn(locale: Locale): Promise<void> {
  const built = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, STORE_LANGUAGE: locale },
  });
  const [said] = await Promise.all([text(built.stdout), once(built, "exit")]);
  if (built.exitCode === 0) return;
  process.stdout.write(said);
  process.exit(1);
}

await build();
