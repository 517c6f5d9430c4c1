/** Of S47, by whole segments: `/blog/store-news` is none (A4). */
const COMMERCE_SEGMENTS = new Set(["store", "carts", "gear-store", "pc-lab"]);

/** Whether a path is one where somebody is buying: no chat stands there. */
export function isCommercePath(path: string): boolean {
  return path.split("/").some((segment) => COMMERCE_SEGMENTS.has(segment));
}
