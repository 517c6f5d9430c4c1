import { gzipSync } from "node:zlib";

export interface FirstLoad {
  path: string;
  scripts: number;
  gzipBytes: number;
  heavy: string[];
}

/** JavaScript a browser fetches to make a page work: its module scripts and everything they preload, gzip -9. */
export async function measureFirstLoad(storeUrl: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(storeUrl + path)).text();
  const addresses = new Set(
    [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)]
      .map((match) => match[1] ?? "")
      .filter((address) => isFirst(html, address)),
  );
  let gzipBytes = 0;
  const heavy: string[] = [];
  for (const address of addresses) {
    const source = Buffer.from(await (await fetch(storeUrl + address)).arrayBuffer());
    gzipBytes += gzipSync(source, { level: 9 }).length;
    if (/THREE\.|WebGLRenderer|backoffice/.test(source.toString())) heavy.push(address);
  }
  return { path, scripts: addresses.size, gzipBytes, heavy };
}

/** The route manifest also names other pages' scripts; only preloads and imports of this page are loaded first. */
function isFirst(html: string, address: string): boolean {
  const quoted = address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `(?:modulepreload"[^>]*href="|src="|import\\s*\\(?["']|from\\s*["']|import\\s+\\*\\s+as\\s+\\w+\\s+from\\s*["'])${quoted}`,
  ).test(html);
}
