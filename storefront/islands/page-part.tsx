import { lazy, useEffect, type ComponentType } from "react";
import { preloadModule } from "react-dom";
import { islandFiles, type PartName } from "./island-files.ts";

/** React has taken the page over: what is on screen is no longer what the server drew. */
let isTakenOver = false;

/**
 * A part of a page with a router whose code comes by itself; the page names its files. Draw it without a fallback
 * around: the browser then takes over the whole page at once when the code is there, and going on waits for it. Its
 * styles are imported by the page: a sheet that comes with the code comes after the markup.
 */
export function pagePart<Props extends object>(name: PartName, fetchPart: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await fetchPart().catch(stayAsServed) }));
  return function PagePart(props: Props) {
    useEffect(() => {
      isTakenOver = true;
    }, []);
    for (const file of islandFiles[name] ?? []) preloadModule(file, { as: "script" });
    return <Part {...props} />;
  };
}

/** Forms and links that the server drew work by themselves; a page that was left for another is asked for whole. */
function stayAsServed(error: unknown): Promise<never> {
  reportError(error);
  if (isTakenOver) location.reload();
  return new Promise(() => {});
}

/** Tells the browser of code that the next page needs, to fetch when it has nothing else to do. */
export function NextPart({ name }: { name: PartName }) {
  return islandFiles[name]?.map((file) => <link key={file} rel="prefetch" as="script" href={file} />);
}
