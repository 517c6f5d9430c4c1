import { LONGEST_CODE, readBuildCode } from "#rules/build/chosen-parts.ts";
import { LAB_PATH } from "./configure-path.ts";

/** A build as an address names it: of a PC of ours, or, without a slug, of what PC Lab builds. Without parts the PC as it stands. */
export interface BuildRef {
  slug: string | null;
  build: string | undefined;
}

const SLUG = /^[a-z\d-]{1,120}$/;

/** `1p220105-2p220116`, `forge-80.1p220102-2p220117` or `forge-80`; null for anything else. */
export function readBuildRef(text: string): BuildRef | null {
  if (text.length > LONGEST_CODE + 121) return null;
  if (readBuildCode(text)) return { slug: null, build: text };
  const [slug = "", build, ...rest] = text.split(".");
  if (!SLUG.test(slug) || rest.length > 0 || (build !== undefined && !readBuildCode(build))) return null;
  return { slug, build };
}

export function buildRef({ slug, build }: { slug: string | null; build: string | undefined }): string {
  if (slug === null) return build ?? "";
  return build === undefined || build === "" ? slug : `${slug}.${build}`;
}

/** `/pc-lab/compare?build=…&build=…`: builds side by side. */
export function comparePath(refs: readonly string[], { all = false } = {}): string {
  const search = new URLSearchParams(refs.map((ref) => ["build", ref]));
  if (all) search.set("all", "1");
  const query = search.toString();
  return `${LAB_PATH}/compare${query && `?${query}`}`;
}
