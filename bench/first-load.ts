import { gzipSync } from "node:zlib";

export interface FirstLoad {
  path: string;
  scripts: number;
  gzipBytes: number;
  fontBytes: number;
}

/** What a browser fetches to make a page work: its module scripts and everything they preload (gzip -9), and its fonts as they are. */
export async function measureFirstLoad(storeUrl: string, path: string, cookie = ""): Promise<FirstLoad> {
  const html = await (await fetch(storeUrl + path, { headers: { cookie } })).text();
  const named = (kind: RegExp) => [...new Set([...html.matchAll(kind)].map((match) => match[1] ?? ""))];
  const scripts = named(/["'](\/assets\/[^"']+\.js)["']/g).filter((address) => isFirst(html, address));
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g);
  const fonts = new Set(named(/["'(](\/[^"'()]+\.woff2)["')]/g));
  for (const address of styles) {
    const css = (await bytesOf(storeUrl + address)).toString();
    for (const [, font = ""] of css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)) fonts.add(font);
  }
  const sizes = await Promise.all(scripts.map((address) => bytesOf(storeUrl + address)));
  const fontSizes = await Promise.all([...fonts].map((address) => bytesOf(storeUrl + address)));
  return {
    path,
    scripts: scripts.length,
    gzipBytes: sizes.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0),
    fontBytes: fontSizes.reduce((sum, font) => sum + font.length, 0),
  };
}

async function bytesOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** The route manifest also names other pages' scripts; only preloads and imports of this page are loaded first. */
function isFirst(html: string, address: string): boolean {
  const quoted = address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `(?:modulepreload"[^>]*href="|src="|import\\s*\\(?["']|from\\s*["']|import\\s+\\*\\s+as\\s+\\w+\\s+from\\s*["'])${quoted}`,
  ).test(html);
}
