import { browserConfig } from "../browser-config.ts";

const { galleryThumbnails: THUMBNAILS } = browserConfig;

/** Index after a step, within bounds: there is no way around the ends. */
export function stepTo(index: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(0, count - 1), Math.max(0, index + step));
}

/** How many thumbnails stand there, and how many the more button promises; 0 where there is no such button. */
export function thumbnails(count: number, showAll: boolean): { shown: number; more: number } {
  return showAll || count <= THUMBNAILS ? { shown: count, more: 0 } : { shown: THUMBNAILS, more: count - THUMBNAILS };
}
