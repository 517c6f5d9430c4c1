import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { FinishedPage } from "./finished-page.ts";

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
  ".txt": "text/plain; charset=utf-8",
};

const YEAR_SECONDS = 31_536_000;

/** Every file of the storefront's build, in memory with the encodings made at build: a few megabytes that never change. */
export function staticFiles(folder: string, headers: Record<string, string>): Map<string, FinishedPage> {
  const files = new Map<string, FinishedPage>();
  for (const name of globSync("**/*", { cwd: folder })) {
    const path = join(folder, name);
    const type = TYPES[extname(name)];
    if (!type || !statSync(path).isFile()) continue;
    const address = `/${name.replaceAll("\\", "/")}`;
    // The build puts a hash of the content into every name below `assets/`.
    const cache = address.startsWith("/assets/")
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : "public, max-age=3600";
    files.set(address, staticFile(path, { ...headers, "content-type": type, "cache-control": cache }));
  }
  return files;
}

function staticFile(path: string, headers: Record<string, string>): FinishedPage {
  const plain = readFileSync(path);
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 20);
  const variant = (encoding: "br" | "gzip" | "identity", suffix: string) => {
    const there = suffix !== "" && existsSync(path + suffix);
    const bytes = there ? readFileSync(path + suffix) : plain;
    const etag = `"${digest}-${there ? encoding : "identity"}"`;
    const all = {
      ...headers,
      etag,
      vary: "accept-encoding",
      ...(there && { "content-encoding": encoding }),
      "content-length": String(bytes.length),
    };
    return { bytes, etag, headers: Object.entries(all).flat() };
  };
  return {
    variants: { br: variant("br", ".br"), gzip: variant("gzip", ".gz"), identity: variant("identity", "") },
    size: plain.length,
  };
}
