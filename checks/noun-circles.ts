import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { roomFiles } from "./boundaries.ts";

const FROM = /from\s+["'](\.\.?\/[^"']+)["']/g;

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Which nouns of a room import which others, types too. */
function arrowsOf(room: string, sources: ReadonlyMap<string, string>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const from = nounOf(room, file);
    for (const [, specifier = ""] of source.matchAll(FROM)) {
      const to = nounOf(room, posix.join(posix.dirname(file), specifier));
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** Each circle of nouns once, as `fees -> pricing -> fees`. A noun in a circle cannot be read without the others. */
export function nounCircles(room: string, sources = sourcesOf(room)): string[] {
  const arrows = arrowsOf(room, sources);
  return [...arrows.keys()].sort().flatMap((start) => {
    const way = wayBack(arrows, start, [start]);
    return way ? [way.join(" -> ")] : [];
  });
}

/** The way from the last of `way` to its first, through nouns that come after it in the alphabet. */
function wayBack(arrows: Arrows, start: string, way: readonly string[]): readonly string[] | null {
  for (const next of arrows.get(way.at(-1) ?? start) ?? []) {
    if (next === start) return [...way, next];
    if (next < start || way.includes(next)) continue;
    const found = wayBack(arrows, start, [...way, next]);
    if (found) return found;
  }
  return null;
}

function nounOf(room: string, path: string): string | null {
  const [first, noun, file] = path.split("/");
  return first === room && file !== undefined ? (noun ?? null) : null;
}

function sourcesOf(room: string): ReadonlyMap<string, string> {
  const files = roomFiles().filter((file) => file.startsWith(`${room}/`));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
