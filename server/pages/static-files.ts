import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { KEPT_AN_HOUR, KEPT_FOR_EVER } from "../http/cache-headers.ts";
import { digestOf, type Finished, variantOf } from "./finished-page.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".speculationrules": "application/speculationrules+json",
  ".txt": "text/plain; charset=utf-8",
};

/** Every file of the storefront's build, in memory with the encodings made at build: a few megabytes that never change. */
export function staticFiles(folder: string, headers: Record<string, string>): Map<string, Finished> {
  const files = new Map<string, Finished>();
  for (const name of globSync("**/*", { cwd: folder })) {
    const path = join(folder, name);
    const type = TYPES[extname(name)];
    if (!type || !statSync(path).isFile()) continue;
    const address = `/${name.replaceAll("\\", "/")}`;
    // The build puts a hash of the content into every name below `assets/`.
    const cache = address.startsWith("/assets/") ? KEPT_FOR_EVER : KEPT_AN_HOUR;
    files.set(address, staticFile(path, { ...headers, "content-type": type, "cache-control": cache }));
  }
  return files;
}

function staticFile(path: string, headers: Record<string, string>): Finished {
  const plain = readFileSync(path);
  const digest = digestOf(plain);
  const identity = variantOf("identity", plain, digest, headers);
  const packed = (encoding: "br" | "gzip", suffix: string) =>
    existsSync(path + suffix) ? variantOf(encoding, readFileSync(path + suffix), digest, headers) : identity;
  const variants = { br: packed("br", ".br"), gzip: packed("gzip", ".gz"), identity };
  return { in: (encoding) => variants[encoding] };
}
